// Every word has to be in a name, the title or the sort of thing; names that begin with it come first.
const entries = JSON.parse(document.getElementById("entries").textContent).map(([name, kind, title, path, others]) =>
  ({ name, kind, title, path, names: [name, ...others].map((one) => one.toLowerCase()), text: `${name} ${others.join(" ")} ${title} ${kind}`.toLowerCase() }));
const query = document.getElementById("query");
const most = 60;

function find() {
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  const whole = words.join(" ");
  const rank = (entry) => {
    const { names } = entry;
    return names.includes(whole) ? 0 : names.some((one) => one.startsWith(whole)) ? 1 : names.some((one) => one.includes(whole)) ? 2 : 3;
  };
  const found = words.length ? entries.filter((entry) => words.every((word) => entry.text.includes(word))) : [];
  found.sort((left, right) => rank(left) - rank(right) || (left.name < right.name ? -1 : 1));
  document.getElementById("count").textContent = words.length ? `${found.length} found${found.length > most ? `; the first ${most}` : ""}` : `${entries.length} pages`;
  document.getElementById("hits").replaceChildren(...found.slice(0, most).map((entry) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = entry.path;
    link.textContent = entry.name;
    const remark = document.createElement("span");
    remark.className = "remark";
    remark.textContent = `${entry.kind}: ${entry.title}`;
    item.append(link, remark);
    return item;
  }));
}

query.addEventListener("input", find);
query.value = decodeURIComponent(location.hash.slice(1));
find();
document.body.dataset.ready = "yes";
