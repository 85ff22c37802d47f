"""What of a package is read: the rest is left where it is, in an object store or on a disk."""

import io
import re
import warnings
import zipfile

# Code is most of what is read. Without it a report still says what the manifests declare.
CODE = re.compile(r"(.*/)?classes\d*\.dex|classes\.jar|libs/.*\.jar")
MANIFESTS = re.compile(
    r"AndroidManifest\.xml|resources\.arsc|[^/]+/manifest/AndroidManifest\.xml|[^/]+/resources\.pb")
# A package in a set of packages is read whole.
INNER = re.compile(r"(?!assets/|res/).*\.apk")
# Native libraries are known by their names.
NAMES_ONLY = re.compile(r".*\.so")
# Where builds write the versions of libraries.
VERSIONS = re.compile(r"META-INF/([^/]+)\.version|([a-z][a-z0-9-]*)\.properties")

# Packages whose entries are chosen; others, such as .ipa files, are read whole.
ENDINGS = (".apk", ".aab", ".apks", ".xapk", ".apkm", ".aar")
# No package that is read is larger, and an entry must not expand to more.
LARGEST = 512 << 20


def cut_down(file, name, code=True):
    """The bytes of a package with only those entries that are read.

    `file` is open for reading and can seek, as those of fsspec can: only the parts that are needed are
    fetched. What is not a readable archive is returned whole, and the tool says what is wrong with it.
    """
    if not name.lower().endswith(ENDINGS):
        return whole(file)
    try:
        with warnings.catch_warnings(), zipfile.ZipFile(file) as archive:
            # Two entries of one name are something that the tool reports.
            warnings.simplefilter("ignore")
            return rewritten(archive, code)
    except Exception:  # Odd archives make Python's reader raise all kinds of errors.
        file.seek(0)
        return whole(file)


def whole(file):
    data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise ValueError(f"the package has more than {LARGEST} bytes")
    return data


def rewritten(archive, code):
    output = io.BytesIO()
    room = LARGEST
    with zipfile.ZipFile(output, "w", zipfile.ZIP_STORED) as short:
        for entry in archive.infolist():
            path = entry.filename
            is_read = MANIFESTS.fullmatch(path) or INNER.fullmatch(path) or code and CODE.fullmatch(path)
            if not is_read and not (code and NAMES_ONLY.fullmatch(path)):
                continue
            if is_read and entry.file_size > room:
                raise ValueError("the package expands to too much")
            data = archive.read(entry) if is_read else b""
            room -= len(data)
            short.writestr(zipfile.ZipInfo(path), data)
    return output.getvalue()


def libraries(file):
    """The libraries of a package whose build wrote down their versions, by name.

    AndroidX does so in META-INF, and the libraries of Google Play services and Firebase at the top. The
    names and versions are what the package says of itself.
    """
    found = {}
    try:
        with zipfile.ZipFile(file) as archive:
            for entry in archive.infolist():
                match = VERSIONS.fullmatch(entry.filename)
                if match is None or entry.file_size > 4096 or len(found) >= 1000:
                    continue
                text = archive.read(entry).decode("utf-8", "replace")
                name, version = match[1], text.strip()
                if match[2]:
                    fields = dict(
                        line.strip().split("=", 1) for line in text.splitlines() if "=" in line)
                    name, version = fields.get("client", match[2]), fields.get("version")
                if version and "\n" not in version:
                    found[name.replace("_", ":", 1)] = version
    except Exception:  # The tool says what is wrong with the package.
        return {}
    return found
