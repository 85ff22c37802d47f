// The phones of wayleave.wasm, for a page and for node.

/// Compiles the module; each call below passes texts through its memory.
export async function phones(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const wasm = instance.exports;
  wasm._initialize?.();

  /// Puts a text where the next call reads it, and says how long it is.
  function give(text) {
    const bytes = new TextEncoder().encode(text);
    const place = wasm.wayleave_room(bytes.length);
    new Uint8Array(wasm.memory.buffer, place, bytes.length).set(bytes);
    return bytes.length;
  }

  /// The text of the last call.
  function take(length, problem) {
    if (length < 0) throw new Error(problem);
    const bytes = new Uint8Array(wasm.memory.buffer, wasm.wayleave_text(), length);
    return new TextDecoder().decode(bytes);
  }

  return {
    /// The sums of a random walk on a release, one for each step.
    walk(release, seed, count) {
      return take(wasm.wayleave_walk(give(release), seed, count), `there is no ${release}`);
    },
    /// The trace of a scenario.
    scenario(written, isAndroid) {
      return take(
        wasm.wayleave_scenario(give(written), isAndroid ? 1 : 0), "the scenario cannot be read");
    },
    /// A phone with one app. `declared` is what Info.plist says, or for Android the target level and an
    /// array of permissions.
    phone(release, app, declared) {
      const lines = Array.isArray(declared.permissions)
        ? [declared.target, declared.permissions.length, ...declared.permissions]
        : [2 * Object.keys(declared).length, ...Object.entries(declared).flat()];
      return playing(wasm.wayleave_phone(give(written([release, app, ...lines]))));
    },
    /// A phone as a scenario sets it up, before its first step: the lines that TokenWriter wrote, of which
    /// the second and third name the release.
    story(setup, release, isAndroid) {
      const lines = [setup[0], release, release, ...setup.slice(3)];
      return playing(wasm.wayleave_story(give(written(lines)), isAndroid ? 1 : 0));
    },
  };

  function playing(number) {
    if (number < 0) throw new Error("there is no such phone");
    return {
      /// Takes a step, ["person", "open", 0]; gives a sentence where the phone refuses it, else null.
      step(...parts) {
        const length = wasm.wayleave_step(number, give(written(parts)));
        if (length < 0) throw new Error(`${parts.join(" ")} is no step`);
        return length === 0 ? null : take(length);
      },
      /// Takes the last step back.
      back: () => wasm.wayleave_back(number),
      /// What there is to see: each observation of a scenario with a list of texts.
      view: () => JSON.parse(take(wasm.wayleave_view(number), "no such phone")),
      /// The phone after the last step: {seen, phone, lines, facts}.
      look: () => JSON.parse(take(wasm.wayleave_look(number), "no such phone")),
      /// What happened so far.
      trace: () => take(wasm.wayleave_trace(number), "no such phone"),
      /// Forgets the phone.
      end: () => wasm.wayleave_end(number),
    };
  }
}

/// The parts of a step or an app as TokenReader takes them: a line each.
function written(parts) {
  return parts
    .map((part) => String(part).replaceAll("\\", "\\\\").replaceAll("\n", "\\n") + "\n")
    .join("");
}
