// The phone of a page: draws what the engine says, and takes the reader's steps.

const data = JSON.parse(document.getElementById("phone-data").textContent);
const part = document.querySelector(".phone-part");
const place = (id) => document.getElementById(id);

/// An element with properties, attributes and children; empty children are left out.
function make(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (key.startsWith("on")) made[key] = value;
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== undefined && child !== null && child !== ""));
  return made;
}

// The report is on the screen before the engine is unpacked, which takes longer than painting it.
part.hidden = false;
await new Promise((resume) => {
  requestAnimationFrame(() => setTimeout(resume));
  setTimeout(resume, 500); // A page that nobody sees has no frames.
});

/// The bytes that a text in Base64 stands for; a call for each letter would take longer than all the rest.
function bytes(text) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let place = 0; place < letters.length; place++) bytes[place] = letters.charCodeAt(place);
  return bytes;
}

const packed = bytes(place("engine").textContent);
const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
const model = await phones(await new Response(unpacked).arrayBuffer());

const run = { app: 0, release: "", steps: [], looks: [], phone: undefined, page: undefined, group: undefined };
/// What each element was filled for.
const filled = new Map();
const app = () => data.apps[run.app];
const look = () => run.looks[run.looks.length - 1];
const isAndroid = () => app().android;
const verbs = () => (isAndroid() ? data.verbs.android : data.verbs.iOS);

/// What the engine takes for a step's words; undefined for words that are no step.
function tokens(words) {
  if (Object.hasOwn(verbs(), words)) return verbs()[words];
  const known = [...app().calls, ...app().story].find((step) => step.words === words);
  if (known) return known.tokens;
  if (words.startsWith("person: answer ")) {
    const labels = words.slice("person: answer ".length).split(" or ");
    return isAndroid() ? ["press", labels.length, ...labels] : ["person", "answer", labels.length, ...labels];
  }
  const wait = words.match(/^wait: (\d{1,7}(?:\.\d{1,3})?) (ms|s|min|h|d)$/);
  if (wait) {
    const milliseconds = Math.round(Number(wait[1]) * { ms: 1, s: 1e3, min: 6e4, h: 36e5, d: 864e5 }[wait[2]]);
    return ["wait", Math.floor(milliseconds / 1000), BigInt(milliseconds % 1000) * 10n ** 15n];
  }
}

/// Takes a step and draws the phone; a step that the phone refuses changes nothing.
function take(words, fromStory = false) {
  const sentence = advance(words, fromStory);
  draw(sentence);
  return sentence === undefined;
}

/// The same without drawing.
function advance(words, fromStory = false) {
  if (place("cut").textContent) place("cut").textContent = "";
  const parts = tokens(words);
  if (!parts) return `This page does not know the step “${words}”.`;
  let sentence;
  try {
    sentence = run.phone.step(...parts);
  } catch {
    return `The phone cannot read the step “${words}”.`;
  }
  if (sentence !== null) return sentence;
  run.steps.push({ words, fromStory });
  run.looks.push(run.phone.look());
}

function back() {
  if (run.steps.length === 0) return;
  run.phone.back();
  run.steps.pop();
  run.looks.pop();
  run.page = undefined;
  draw();
}

/// What an app has done before the reader looks: it was opened where there is location, and has a manager.
function beginning() {
  if (app().story.length > 0) return [];
  if (isAndroid()) return ["person: open"];
  const manager = app().calls.filter((call) => call.words === "app: CLLocationManager()");
  const somewhere = Object.keys(verbs()).find((words) => words.startsWith("world: location") && !words.endsWith("none"));
  return [somewhere, "person: open", ...manager.map((call) => call.words)];
}

/// Installs the app on a release and takes some steps; those of the beginning where none are given.
function start(number, release, steps) {
  run.phone?.end();
  run.app = number;
  run.release = app().releases.includes(release) ? release : app().release;
  run.phone = model.story(app().setup, run.release, isAndroid());
  run.steps = [];
  run.looks = [run.phone.look()];
  run.page = undefined;
  place("story").replaceChildren();
  drawChoices();
  const wanted = steps ?? beginning();
  let sentence;
  for (const words of wanted) sentence ??= advance(words);
  const cut = run.release !== release ? `${app().name} cannot be installed on ${name(release)}. The phone has ${name(run.release)}.`
    : sentence === undefined ? "" : cutShort(wanted, sentence);
  draw();
  if (place("cut").textContent !== cut) place("cut").textContent = cut;
  run.remark = undefined;
  (globalThis.requestIdleCallback ?? setTimeout)(remarkOnAsking);
}

/// What became of a run that a release does not take to its end.
function cutShort(wanted, sentence) {
  const dropped = wanted.length - run.steps.length - 1;
  const end = dropped === 0 ? "That was the last step." : dropped === 1 ? "The next step was dropped." : `The ${dropped} steps after that were dropped.`;
  return `${name(run.release)} stops at step ${run.steps.length + 1}, “${wanted[run.steps.length]}”: ${sentence} ${end}`;
}

// What is drawn.

/// A button that takes a step.
function button(words, label, kind = "plain-button", more = {}) {
  return make("button", { type: "button", class: kind, "data-step": words, onclick: () => take(words), ...more }, ...[label].flat());
}

const name = (release) => data.names[release] ?? release;
const number = () => Number((isAndroid() ? run.release.slice(4) : run.release.slice(4).split(".")[0]));

function drawChoices() {
  const choices = [];
  if (data.apps.length > 1) {
    const apps = make("select", { id: "which-app", onchange: (event) => start(Number(event.target.value), run.release) });
    data.apps.forEach((one, place) =>
      apps.append(make("option", { value: place, selected: place === run.app }, (one.label ?? one.name) + (one.android ? " (Android)" : ""))));
    choices.push(make("label", {}, "App ", apps));
  }
  const releases = make("select", { id: "which-release", onchange: (event) => start(run.app, event.target.value, run.steps.length ? run.steps.map((step) => step.words) : undefined) });
  for (const release of [...app().releases].reverse()) {
    releases.append(make("option", { value: release, selected: release === run.release }, name(release)));
  }
  choices.push(make("label", {}, "Release ", releases));
  place("phone-choices").replaceChildren(...choices);
}

/// What fills the screen: where the phone is, by its own words.
function screen() {
  const { seen, phone } = look();
  if (phone.locked) return "lock";
  if (isAndroid()) return run.page ?? (seen.process[0] === "visible" ? "app" : "home");
  return seen.screen[0] === "home" ? "home" : seen.screen[0] === "Settings" ? "settings" : "app";
}

/// Draws what differs from what is there: a step changes little, and what stays keeps the focus.
function draw(sentence) {
  const { seen, phone } = look();
  const device = place("device");
  const veil = place("veil");
  const focused = document.activeElement;
  const wasInside = device.contains(focused);
  const clock = time(phone.time);
  const where = screen();
  set(device, "platform", isAndroid() ? "android" : "ios");
  set(device, "age", age());
  set(device, "front", front());
  set(device, "dark", hasDarkMode() ? "yes" : "no");
  set(device, "screen", where);
  const date = day(phone.time) + clock;
  if (place("clock").textContent !== date) place("clock").textContent = date;
  const shown = [run.app, where, seen.indicator, where === "home" && crash(look()), where === "lock" && clock,
    where === "settings" && [seen.settings, seen.choices, seen["precise switch"], seen.held, { ...phone, time: 0 }, run.group]];
  once(place("display"), JSON.stringify(shown), () => (isAndroid() ? androidScreen(where) : iPhoneScreen(where, clock)));
  const hadPrompt = !veil.hidden;
  const isNew = drawPrompt();
  drawButtons(where);
  drawTold();
  drawHeld();
  drawStory();
  if (place("refusal").textContent !== (sentence ?? "")) place("refusal").textContent = sentence ?? "";
  if (wasInside) {
    if (!hadPrompt && isNew) run.caller = focused.dataset.step;
    if (isNew && !veil.hidden) focus(veil, focused.dataset.step);
    else if (!focused.isConnected) focus(place("display"), hadPrompt ? run.caller : focused.dataset.step);
  }
  if (!place("written").hidden) place("scenario").value = scenario();
  remember();
}

function set(element, name, value) {
  if (element.dataset[name] !== value) element.dataset[name] = value;
}

/// Puts the focus on the button of a step inside an element, else on its first button.
function focus(inside, step) {
  const buttons = [...inside.querySelectorAll("button")];
  (buttons.find((one) => step !== undefined && one.dataset.step === step) ?? buttons[0])?.focus({ preventScroll: true });
}

/// Which generation of prompts the release draws.
function age() {
  const release = number();
  if (isAndroid()) return release <= 28 ? "box" : release === 29 ? "list" : release === 30 ? "pill" : "you";
  return release >= 26 ? "glass" : "alert";
}

/// Whether the release has a dark mode: iOS from 13, Android from 10.
function hasDarkMode() {
  return number() >= (isAndroid() ? 29 : 13);
}

/// The time of day: phones are switched on at 9:41.
function time(milliseconds) {
  const minutes = 9 * 60 + 41 + Math.floor(milliseconds / 60000);
  return `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, "0")}`;
}

/// The day, once the first one is over: "Day 2, ".
function day(milliseconds) {
  const days = Math.floor((milliseconds / 60000 + 9 * 60 + 41) / 1440);
  return days > 0 ? `Day ${days + 1}, ` : "";
}

/// What the front of a phone of the release has around its camera.
function front() {
  const release = number();
  return isAndroid() || release < 11 ? "plain" : release < 16 ? "notch" : "island";
}

/// A label that breaks where its words begin, not within them.
function breakable(label) {
  return label.split(/(?<=[a-z0-9.(,=])(?=[A-Z(])/).flatMap((word, place) => (place === 0 ? [word] : [make("wbr"), word]));
}

function appIcon() {
  const letter = [...app().name][0] ?? "?";
  return make("button", { type: "button", class: "app-icon", "data-step": "person: open", onclick: () => { run.page = undefined; take("person: open"); } },
    make("span", { class: "tile", "aria-hidden": "true" }, letter), make("span", { class: "under" }, app().name));
}

function homeScreen() {
  const settings = make("button", { type: "button", class: "app-icon", ...(isAndroid() ? {} : { "data-step": "person: open Settings" }), onclick: openSettings },
    make("span", { class: "tile gear", "aria-hidden": "true" }, "⚙"), make("span", { class: "under" }, "Settings"));
  const icons = make("div", { class: "home-icons" }, appIcon(), settings);
  return crash(look()) ? [icons, make("p", { class: "crashed" }, `${app().name} has crashed: it closed without any message.`)] : [icons];
}

/// What was wrong where the system ended the app in a step; undefined where it did not.
function crash({ seen }) {
  const log = isAndroid() ? undefined : [...seen.crash, ...seen.killed][0];
  if (log === undefined) return undefined;
  if (log.includes("CLClientIsBackgroundable")) {
    return { why: "The app set allowsBackgroundLocationUpdates = true, but UIBackgroundModes in its Info.plist does not have location. iOS terminates the app for that.", rule: "background-updates-without-mode" };
  }
  const key = log.match(/must contain an (\w+) key/)?.[1];
  if (key) return { why: `The app used an API that needs ${key}, but its Info.plist has no such text. iOS terminates the app for that.`, rule: "purpose-string-missing" };
  return log.includes("privacy settings") ? { why: "The person changed a permission of the app in Settings. iOS ends the app then; it starts again when it is opened." } : { why: "iOS ended the app." };
}

function openSettings() {
  if (!isAndroid()) return take("person: open Settings");
  if (look().seen.process[0] === "visible" && advance("person: leave") !== undefined) return;
  run.page = "settings";
  draw();
}

function callButtons(kind) {
  return app().calls.map((call) =>
    button(call.words, breakable(call.words.replace(/^app: /, "")), kind, call.place ? { title: call.place } : {}));
}

function appScreen() {
  const calls = callButtons("call");
  return [
    make("div", { class: "app-bar" }, app().name),
    make("div", { class: "app-body" },
      make("p", { class: "hint" }, calls.length ? "What this app’s code calls:" : "This app’s code calls nothing that the phone knows."),
      ...calls),
  ];
}

function row(label, ...end) {
  return make("div", { class: "row" }, make("span", {}, label), ...end);
}

function toggle(label, isOn, on, off) {
  return make("button", { type: "button", class: "toggle", role: "switch", "aria-checked": String(isOn), "data-step": isOn ? off : on, onclick: () => take(isOn ? off : on) },
    make("span", {}, label), make("span", { class: "knob", "aria-hidden": "true" }));
}

function choice(label, isChosen, words) {
  return make("button", { type: "button", class: "choice", role: "radio", "aria-checked": String(isChosen), "data-step": words, onclick: () => take(words) },
    make("span", {}, label), make("span", { class: "check", "aria-hidden": "true" }, isChosen ? "✓" : ""));
}

function iPhoneScreen(where, clock) {
  const { seen, phone } = look();
  const indicator = seen.indicator[0];
  const bar = indicator
    ? [make("button", { type: "button", class: `indicator ${indicator}`, "data-step": "person: tap indicator", onclick: () => take("person: tap indicator") },
        indicator === "bar" ? `${app().name} is using your location` : "➤", make("span", { class: "hidden" }, `: ${app().name} is using your location`))]
    : [];
  if (where === "lock") {
    return [...bar, make("div", { class: "lock-screen" }, make("div", { class: "big-clock", "aria-hidden": "true" }, clock),
      button("person: unlock", "Unlock", "unlock"))];
  }
  if (where === "home") return [...bar, ...homeScreen()];
  if (where === "app") return [...bar, ...appScreen()];
  const chosen = seen.settings[0];
  const labels = [...seen.choices];
  const rows = labels.map((label) => choice(label, label === chosen, `person: choose ${label}`));
  const services = toggle("Location Services", phone.locationServices, "person: turn on Location Services", "person: turn off Location Services");
  const content = [make("div", { class: "settings-head" }, "Settings"), make("div", { class: "group" }, services)];
  content.push(make("p", { class: "group-title" }, `${app().name} › Location`));
  if (rows.length) content.push(make("div", { class: "group", role: "radiogroup", "aria-label": "Allow location access" }, ...rows));
  else content.push(make("div", { class: "group" }, chosen ? row("Location", make("span", { class: "quiet" }, chosen)) : row(`Nothing here yet: ${app().name} has not asked for location.`)));
  if (seen["precise switch"].length) {
    content.push(make("div", { class: "group" }, toggle("Precise Location", seen["precise switch"][0] === "on", "person: Precise Location on", "person: Precise Location off")));
  }
  content.push(make("div", { class: "group" }, appIconRow()));
  return [...bar, make("div", { class: "settings" }, ...content)];
}

function appIconRow() {
  return make("button", { type: "button", class: "choice", "data-step": "person: open", onclick: () => { run.page = undefined; take("person: open"); } },
    make("span", {}, `Back to ${app().name}`), make("span", { class: "check", "aria-hidden": "true" }, "›"));
}

function androidScreen(where) {
  const { seen, phone } = look();
  if (where === "home") return homeScreen();
  if (where === "app") return appScreen();
  const content = [
    make("div", { class: "settings-head" }, "App permissions"),
    make("div", { class: "group" }, toggle("Location", phone.locationServices, "person: turn on Location", "person: turn off Location")),
    make("p", { class: "group-title" }, `What ${app().name} may do`),
  ];
  const open = phone.pages.find((one) => one.title === run.group) ?? phone.pages[0];
  for (const page of phone.pages) {
    content.push(permissionPage(page, page === open, phone.pages.length > 1));
    if (page === open && page.title === "Location" && phone.preciseSwitch) {
      const isPrecise = seen.held.includes("ACCESS_FINE_LOCATION");
      content.push(make("div", { class: "group" }, toggle("Use precise location", isPrecise, "person: Use precise location on", "person: Use precise location off")));
    }
  }
  if (phone.pages.length === 0) {
    content.push(make("div", { class: "group" }, row("Permissions", make("span", { class: "quiet" }, "nothing that a person can set here"))));
  }
  content.push(make("div", { class: "group" }, appIconRow()));
  return [make("div", { class: "settings" }, ...content)];
}

/// The page of one permission: its name with the choice, and the choices where it is open.
function permissionPage(page, isOpen, isOneOfSeveral) {
  const { title, choices, chosen } = page;
  const group = make("div", { class: "group" });
  if (isOneOfSeveral) {
    group.append(make("button", { type: "button", class: "choice permission", "aria-expanded": String(isOpen), onclick: () => { run.group = title; draw(); [...place("display").querySelectorAll(".permission")].find((one) => one.dataset.title === title)?.focus({ preventScroll: true }); }, "data-title": title },
      make("span", {}, make("span", {}, title), make("span", { class: "chosen" }, chosen)), make("span", { class: "check", "aria-hidden": "true" }, isOpen ? "⌄" : "›")));
  }
  if (isOpen) {
    const words = (label) => `person: choose ${title === "Location" ? "" : `${title} = `}${label}`;
    group.append(make("div", { role: "radiogroup", "aria-label": title === "Location" ? "Location access" : title, class: "options" }, ...choices.map((label) => choice(label, label === chosen, words(label)))));
  }
  return group;
}

// Prompts, as each release lays them out.

const map = `<svg viewBox="0 0 240 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="240" height="120" fill="var(--map-land)"/><path d="M-5 92C50 70 70 120 120 96s70-44 130-30v60H-5z" fill="var(--map-water)"/><path d="M-5 30L250 52M60-5L84 130M150-5l-18 130M-5 70l120-30M190-5l30 130" stroke="var(--map-road)" stroke-width="5" fill="none"/><path d="M20 8h26v14H20zM96 10h34v16H96zM168 12h20v22h-20z" fill="var(--map-park)"/></svg>`;

function mapPicture(isPrecise) {
  const picture = make("div", { class: "map", role: "img", "aria-label": isPrecise === false ? "A map with your approximate location" : "A map with your location" });
  picture.innerHTML = map;
  picture.append(make("span", { class: isPrecise === false ? "here wide" : "here", "aria-hidden": "true" }));
  return picture;
}

/// Draws the prompt that is on the screen; says whether it is another than before.
function drawPrompt() {
  const { seen } = look();
  const veil = place("veil");
  const title = promptTitle();
  const body = isAndroid() ? undefined : seen.body[0];
  const kind = seen.prompt[0] ?? "";
  if (veil.hidden !== (title === undefined)) veil.hidden = title === undefined;
  return once(veil, JSON.stringify([title, body, kind, seen.buttons, seen.precise, seen.map, age()]), () => {
    return title === undefined ? [] : [prompt(title, body, kind)];
  });
}

function promptTitle() {
  const { seen, phone } = look();
  return isAndroid() ? phone.title[0] : seen.title[0];
}

function prompt(title, body, kind) {
  const inside = isAndroid() ? androidPrompt(title) : iPhonePrompt(title, body);
  return make("div", { class: `prompt ${kind}`, role: "alertdialog", "aria-modal": "false", "aria-labelledby": "prompt-title", "aria-describedby": body ? "prompt-body" : undefined }, ...inside);
}

function answers(labels) {
  return labels.map((label) => button(`person: answer ${label}`, label, "answer-button"));
}

function iPhonePrompt(title, body) {
  const { seen } = look();
  const parts = [make("p", { class: "prompt-title", id: "prompt-title" }, title)];
  if (body) parts.push(make("p", { class: "prompt-body", id: "prompt-body" }, body));
  const precise = seen.precise[0];
  if (seen.map[0] === "on") {
    const picture = make("div", { class: "map-frame" }, mapPicture(precise === undefined ? undefined : precise === "on"));
    if (precise) picture.append(pill(precise));
    parts.push(picture);
  } else if (precise) {
    parts.push(make("div", { class: "pill-line" }, pill(precise)));
  }
  const labels = seen.buttons;
  const isRow = labels.length === 2 && labels.every((label) => label.length < 16);
  parts.push(make("div", { class: isRow ? "buttons side" : "buttons" }, ...answers(labels)));
  return parts;
}

function pill(precise) {
  return button("person: flip Precise", precise === "on" ? "Precise: On" : "Precise: Off", "pill", { "aria-pressed": String(precise === "on") });
}

function androidPrompt(title) {
  const { seen } = look();
  const kind = seen.prompt[0];
  const parts = [];
  if (kind === "backgroundSettings") {
    parts.push(make("p", { class: "prompt-title", id: "prompt-title" }, title), make("p", { class: "quiet" }, "Android opens this page; the app waits."));
    parts.push(make("div", { class: "group", role: "group", "aria-label": title }, ...seen.buttons.map((label) => button(`person: answer ${label}`, label, "choice"))));
    return parts;
  }
  parts.push(make("span", { class: "pin", "aria-hidden": "true" }), make("p", { class: "prompt-title", id: "prompt-title" }, title));
  if (kind === "accuracyChoice") {
    const isPrecise = seen.precise[0] === "on";
    const option = (label, isChosen) => {
      const picture = mapPicture(label === "Precise" ? true : false);
      return make("button", { type: "button", class: "accuracy", role: "radio", "aria-checked": String(isChosen), ...(isChosen ? {} : { "data-step": "person: flip Precise" }), onclick: () => { if (!isChosen) take("person: flip Precise"); } }, picture, make("span", {}, label));
    };
    parts.push(make("div", { class: "accuracies", role: "radiogroup", "aria-label": "Accuracy" }, option("Precise", isPrecise), option("Approximate", !isPrecise)));
  }
  parts.push(make("div", { class: "buttons" }, ...answers(seen.buttons)));
  return parts;
}

// What surrounds the phone.

/// The buttons beside the phone, made again only where they differ from those that are there.
function drawButtons(where) {
  const locked = look().phone.locked === true;
  once(place("hardware"), `${run.app} ${locked}`, () => hardware(locked));
  once(place("waits"), "made", waits);
  once(place("tools"), String(run.app), tools);
  drawTools();
  const isBehind = where !== "app" && app().calls.length > 0;
  once(place("behind"), `${run.app} ${isBehind}`, () => isBehind
    ? [make("details", { open: place("behind").dataset.open === "yes", ontoggle: (event) => (place("behind").dataset.open = event.target.open ? "yes" : "no") },
        make("summary", {}, "Calls that the app makes while it is not on the screen"), make("div", { class: "hardware" }, ...callButtons("plain-button call-line")))]
    : []);
}

/// Fills an element if what it was filled for has changed, and keeps the focus on the same button.
///
/// It says whether it has.
function once(parent, key, children) {
  if (filled.get(parent) === key) return false;
  filled.set(parent, key);
  const id = parent.contains(document.activeElement) ? document.activeElement.id : undefined;
  parent.replaceChildren(...children());
  if (id) place(id)?.focus({ preventScroll: true });
  return true;
}

function hardware(locked) {
  const main = [];
  const more = [];
  if (isAndroid()) {
    main.push(button("person: leave", "Home"), button("person: back", "Back"), make("button", { type: "button", class: "plain-button", onclick: openSettings }, "Settings"));
    more.push(button("person: stop in task manager", "Stop in task manager"), button("world: reclaim memory", "Android needs the memory"));
  } else {
    main.push(button("person: leave", "Home"));
    main.push(locked ? button("person: unlock", "Unlock ") : button("person: lock", "Lock"));
    main.push(button("person: open Settings", "Settings"), button("person: force quit", "Force quit"));
    for (const words of Object.keys(verbs())) {
      const label = { "person: restart": "Restart the phone", "person: reset Location & Privacy": "Reset Location & Privacy", "person: reinstall": "Reinstall the app", "person: tap location button": "Tap a location button", "world: next day": "Next day", "world: reclaim memory": "iOS needs the memory", "world: location none": "No position", "world: indoors": "Go indoors", "world: outdoors": "Go outdoors" }[words];
      if (label) more.push(button(words, label));
      else if (words.startsWith("world: {route")) main.push(button(words, "Drive away", "plain-button", { title: "Half an hour from Amsterdam to Utrecht, at 80 km/h" }));
      else if (words.startsWith("world: location")) more.push(button(words, `Be in ${words.slice(16)}`));
    }
  }
  for (const { words } of app().story) {
    if (words.startsWith("world:") && !more.some((one) => one.dataset.step === words)) more.push(button(words, words));
  }
  const wasOpen = place("hardware").querySelector("details")?.open;
  return [...main, make("details", { open: wasOpen }, make("summary", {}, "More"), ...more)];
}

function waits() {
  const input = make("input", { type: "text", value: "30 s", size: 6, "aria-label": "How long, such as 30 s, 5 min, 2 h" });
  const wait = make("button", { type: "button", class: "plain-button", id: "wait-so-long", onclick: () => take(`wait: ${input.value.trim()}`) }, "Wait");
  return [...[["5 s", "5 seconds"], ["1 min", "A minute"], ["1 h", "An hour"], ["1 d", "A day"]].map(([words, label]) => button(`wait: ${words}`, label)), input, wait];
}

function tools() {
  const made = [];
  if (app().story.length > 0) {
    made.push(make("button", { type: "button", class: "plain-button strong", id: "next", onclick: () => take(nextOfStory().words, true) }));
  }
  made.push(
    make("button", { type: "button", class: "plain-button", id: "back", onclick: back }, "Take back"),
    make("button", { type: "button", class: "plain-button", id: "again", onclick: () => start(run.app, run.release) }, "Start over"),
    make("button", { type: "button", class: "plain-button", id: "link", onclick: copyLink }, "Copy link"),
    make("button", { type: "button", class: "plain-button", id: "as-scenario", "aria-controls": "written", onclick: () => { place("written").hidden = !place("written").hidden; draw(); } }, "As a scenario"));
  return made;
}

/// What changes on the buttons of the run, which stay: to put the focus back would lay the page out at once.
function drawTools() {
  const story = place("next");
  const next = nextOfStory();
  if (story) {
    if (!next && document.activeElement === story) place("again").focus({ preventScroll: true });
    story.disabled = next === undefined;
    story.textContent = next ? `Next: ${next.words}` : "The story is over";
  }
  if (run.steps.length === 0 && document.activeElement === place("back")) place("again").focus({ preventScroll: true });
  place("back").disabled = run.steps.length === 0;
  place("link").textContent = "Copy link";
  place("as-scenario").setAttribute("aria-expanded", String(!place("written").hidden));
}

function nextOfStory() {
  const done = run.steps.filter((step) => step.fromStory).length;
  return app().story.filter((step) => step.releases.length === 0 || step.releases.includes(run.release))[done];
}

function drawTold() {
  const { seen } = look();
  const list = (words) => (words.length ? words.join(", ") : "none");
  const rows = isAndroid()
    ? [["checkSelfPermission", seen.held.length ? list(seen.held) : "nothing granted"], ["Last result", list(seen.result)], ["App", list(seen.process)]]
    : [["authorizationStatus", seen.status[0]], ...accuracy(), ["Process", list(seen.process)]];
  const got = [...seen.location, ...(seen.live ?? []), ...(seen.beacons ?? [])];
  rows.push(["Location in this step", got.length ? got.join(", ") : "none"]);
  if (seen.withheld.length) rows.push(["Kept back", seen.withheld.join(", ")]);
  const isEnded = seen.process[0] === "terminated" || seen.process[0] === "none";
  const title = isEnded ? `What ${app().name} would read (it is not running)` : `What ${app().name} reads and gets`;
  const told = place("told");
  once(told, JSON.stringify([title, rows.map(([term]) => term)]), () => [make("h3", {}, title),
    make("dl", {}, ...rows.flatMap(([term]) => [make("dt", {}, term), make("dd", { "data-name": term })]))]);
  told.querySelectorAll("dd").forEach((cell, row) => {
    if (cell.textContent !== rows[row][1]) cell.textContent = rows[row][1];
  });
}

/// What accuracyAuthorization reads, from iOS 14; it counts only together with a permission (IOS-AUTH-024).
function accuracy() {
  const { seen } = look();
  if (number() < 14 || seen.accuracy.length === 0) return [];
  const isGranted = seen.status[0]?.startsWith("authorized");
  return [["accuracyAuthorization", isGranted ? seen.accuracy[0] : `– (${seen.accuracy[0]} counts only once location is allowed)`]];
}

/// What the app cannot read: what iOS holds, why there is an indicator, and what has to happen next.
function drawHeld() {
  const lines = isAndroid() ? [] : held();
  if (run.remark) lines.push(["This app.", run.remark]);
  once(place("held"), JSON.stringify(lines), () => lines.map(([term, words]) => make("p", {}, make("strong", {}, term), " ", words)));
}

function held() {
  const { seen, phone } = look();
  const holds = (name) => phone.holds?.includes(name) ?? false;
  const lines = [];
  if (holds("provisional")) {
    lines.push(["iOS holds: provisional Always.", `Settings shows ${seen.settings[0] ?? "While Using the App"}. The app reads authorizedAlways and cannot tell.`]);
    if (seen.title.length === 0) lines.push(["The second question", secondQuestion(holds)]);
  } else if (holds("once")) {
    lines.push(["iOS holds: While Using the App, once.", "It ends soon after the app leaves the screen, unless the indicator is shown. The app may ask again then."]);
  }
  if (!seen.status[0]?.startsWith("authorized")) return lines;
  const gets = [...seen.location, ...(seen.live ?? [])].length > 0;
  if (holds("updating") && holds("foreground") && !gets && seen.title.length === 0) {
    lines.push(["Waiting.", "Let time pass to receive a location."]);
  }
  if (holds("running") && !holds("foreground")) lines.push(indicatorReason(holds));
  return lines;
}

/// What has to happen until iOS asks for Always a second time (T30).
function secondQuestion(holds) {
  if (holds("questionDue")) return "is due: iOS holds back what happened, and asks at a quiet moment, after about a minute. Let time pass.";
  if (!holds("watching")) return "comes when iOS has something to deliver in the background. The app has to ask for it first, for example with startMonitoringSignificantLocationChanges().";
  if (holds("foreground")) return "comes when iOS has something to deliver in the background. Press Home, then Drive away, and let ten minutes pass.";
  return "comes when iOS has something to deliver. Press Drive away, and let ten minutes pass.";
}

function indicatorReason(holds) {
  const isAlways = holds("always") && !holds("provisional");
  if (look().seen.indicator.length) return ["The indicator is shown:", isAlways ? "the app wants it with showsBackgroundLocationIndicator." : "the app uses location in the background, and has only While Using the App permission."];
  if (isAlways) return ["No indicator:", "Always needs none."];
  if (!holds("updating")) return ["No indicator:", "the app has started no updates."];
  if (!holds("allowsBackground") || !holds("backgroundMode")) return ["No indicator:", "updates go on in the background only with allowsBackgroundLocationUpdates and the background mode location."];
  return ["No indicator:", "updates that go on in the background have to begin while the app is on the screen."];
}

/// The facts behind a step that its release has, and that are about what the app called.
function fitting(facts, step) {
  const hasCalled = (call) => run.steps.slice(0, step).some(({ words }) => words.includes(call));
  return facts.filter((id) => {
    const releases = data.factReleases?.[id];
    if (releases && !isAndroid() && !(isUpTo(releases[0], run.release) && isUpTo(run.release, releases[1]))) return false;
    return !data.facts[id]?.startsWith("requestLocation ") || hasCalled("requestLocation");
  });
}

/// Whether a release of iOS comes no later than another.
function isUpTo(release, other) {
  const parts = (name) => name.slice(4).split(".").map(Number);
  const [left, right] = [parts(release), parts(other)];
  for (const place of [0, 1, 2]) {
    if ((left[place] ?? 0) !== (right[place] ?? 0)) return (left[place] ?? 0) < (right[place] ?? 0);
  }
  return true;
}

/// The first facts, and a button for the others.
function factList(facts) {
  const item = (id) => make("li", {}, data.facts[id] ?? "", " ", make("code", { class: "fact-id" }, id));
  const list = make("ul", { class: "reasons" }, ...facts.slice(0, 4).map(item));
  if (facts.length > 4) {
    list.append(make("li", {}, make("button", { type: "button", class: "plain-button", onclick: () => list.replaceChildren(...facts.map(item)) }, `Show all ${facts.length}`)));
  }
  return list;
}

function drawStory() {
  const story = place("story");
  while (story.children.length > run.looks.length) story.lastChild.remove();
  for (let step = story.children.length; step < run.looks.length; step++) {
    const { lines } = run.looks[step];
    const facts = fitting(run.looks[step].facts, step);
    const item = make("li", {});
    for (const { line, length, times } of folded(lines)) {
      const repeated = times && make("span", { class: "times", "data-lines": length, "data-times": times }, length === 1 ? ` × ${times}` : ` × ${times}, with the ${length === 2 ? "line" : `${length - 1} lines`} above`);
      item.append(make("div", { class: "said" }, make("span", { class: line.who === "world" ? "who world" : "who" }, line.who), " ", make("span", {}, line.what + (line.title ? `: ${line.title}` : "")), repeated));
    }
    for (const line of lines) {
      if (line.body?.length) item.append(make("div", { class: "aside" }, `The app’s reason: “${line.body[0]}”`));
    }
    const crashed = crash(run.looks[step]);
    if (crashed) {
      item.append(make("div", { class: "aside wrong" }, crashed.why, ...(crashed.rule ? [" The check reports it as ", make("code", {}, crashed.rule), "."] : [])));
    }
    if (lines.length === 0) item.append(make("div", { class: "said quiet" }, run.steps[step - 1]?.words ?? ""));
    if (facts.length) item.append(reasons(facts));
    story.append(item);
  }
  requestAnimationFrame(() => (story.scrollTop = story.scrollHeight));
}

/// The lines of a step, those that are repeated once: an hour of waiting can say the same a thousand times.
///
/// The last line of what is repeated has how many lines that are, and how often.
function folded(lines) {
  const isSame = (left, right) => !left.title && left.who === right.who && left.what === right.what && left.title === right.title;
  const most = 8;
  const kept = [];
  for (let first = 0; first < lines.length;) {
    let length = 1;
    let times = 1;
    for (; length <= most; length++) {
      let end = first + length;
      while (end < lines.length && isSame(lines[end], lines[end - length])) end++;
      times = Math.floor((end - first) / length);
      if (times > 1) break;
    }
    if (times < 2) [length, times] = [1, 1];
    for (let place = first; place < first + length; place++) kept.push({ line: lines[place] });
    if (times > 1) Object.assign(kept[kept.length - 1], { length, times });
    first += length * times;
  }
  return kept;
}

/// A button that shows facts below itself.
///
/// A details element would cost each step a style sheet and a list, before a reader opens it.
function reasons(facts) {
  const show = (event) => {
    const isOpen = event.target.getAttribute("aria-expanded") === "true";
    event.target.setAttribute("aria-expanded", String(!isOpen));
    if (isOpen) event.target.nextSibling.remove();
    else {
      event.target.after(make("ul", { class: "reasons" }, ...facts.map((id) => make("li", {}, make("code", {}, id), " ", data.facts[id] ?? ""))));
      event.target.nextSibling.scrollIntoView({ block: "nearest", behavior: "instant" });
    }
  };
  return make("button", { type: "button", class: "facts-button", "aria-expanded": "false", onclick: show },
    facts.length === 1 ? "The fact behind it" : `The ${facts.length} facts behind it`);
}

// What can be taken along.

/// The run as a file for `wayleave simulate`.
function scenario() {
  const lines = [`scenario: ${JSON.stringify(app().title ?? `${app().name} on ${name(run.release)}`)}`];
  lines.push(isAndroid() ? `Android: ${run.release}` : `iOS: ${run.release.slice(4)}`, ...app().header);
  lines.push("app:", ...app().declaration.map((line) => "  " + line), "steps:");
  for (const step of run.steps) lines.push("  - " + step.words);
  const { seen } = look();
  lines.push(isAndroid() ? `  - expect: {held: ${seen.held.length ? `[${seen.held.join(", ")}]` : "none"}}` : `  - expect: {status: ${seen.status[0]}}`);
  return lines.join("\n") + "\n";
}

let remembering;
/// The address as this page knows it: another run in it is one that a reader has just opened.
let known = location.hash;

/// Puts the run into the address soon, and once for steps that follow each other quickly.
///
/// A browser passes an address on to its other processes, and allows a page only so many of them.
function remember() {
  clearTimeout(remembering);
  remembering = setTimeout(writeAddress, 200);
}

function writeAddress() {
  clearTimeout(remembering);
  remembering = undefined;
  const hasRun = location.hash.startsWith("#play=");
  if (hasRun ? location.hash !== known : run.steps.length === 0) return;
  const steps = [run.app, run.release, ...run.steps.map((step) => step.words)];
  history.replaceState(null, "", "#play=" + encodeURIComponent(JSON.stringify(steps)).replaceAll("'", "%27"));
  known = location.hash;
}

async function copyLink() {
  writeAddress();
  try {
    await navigator.clipboard.writeText(location.href);
    place("link").textContent = "Copied";
  } catch {
    place("link").textContent = "It is in the address bar";
  }
}

/// The run that the address holds; undefined where it holds none.
function remembered() {
  if (!location.hash.startsWith("#play=")) return undefined;
  try {
    const [number, release, ...steps] = JSON.parse(decodeURIComponent(location.hash.slice(6)));
    if (Number.isInteger(number) && data.apps[number] && steps.every((step) => typeof step === "string")) {
      return [number, String(release), steps.slice(0, 500)];
    }
  } catch {
    return undefined;
  }
}

/// Takes the app's steps on a phone that is not shown, one in each pause of the page.
///
/// A browser compiles a function of the engine when it first runs, and loads a font when it first lays out text in it.
/// The reader's first steps would wait for both.
function rehearse() {
  if (!globalThis.requestIdleCallback) return;
  const rehearsed = app();
  const words = [...beginning(), ...app().story.map((step) => step.words), ...app().calls.map((call) => call.words)];
  const steps = words.map(tokens).filter((step) => step !== undefined).slice(0, 60);
  const phone = model.story(app().setup, run.release, isAndroid());
  let isDrawn = false;
  const next = () => {
    const step = steps.shift();
    if (!step || app() !== rehearsed) return phone.end();
    try {
      phone.step(...step);
      isDrawn = rehearseDrawing(phone.look(), isDrawn);
    } catch {
      // The reader's own try says what is wrong.
    }
    requestIdleCallback(next);
  };
  requestIdleCallback(next);
}

/// Lays out the first prompt of a rehearsal, with Settings behind it, where no frame shows it; says whether it has.
function rehearseDrawing(shown, isDrawn) {
  const looks = run.looks;
  run.looks = [shown];
  try {
    const title = promptTitle();
    if (isDrawn || title === undefined) return isDrawn;
    const device = place("device").cloneNode(false);
    device.removeAttribute("id");
    device.style.cssText = "position: absolute; visibility: hidden; width: 20rem";
    const settings = isAndroid() ? androidScreen("settings") : iPhoneScreen("settings", "");
    const { body, prompt: kind } = shown.seen;
    device.append(make("div", { class: "glass" }, make("div", { class: "display" }, ...settings),
      make("div", { class: "veil" }, prompt(title, body?.[0], kind[0] ?? ""))));
    place("device").before(device);
    void device.offsetHeight;
    device.remove();
    return true;
  } finally {
    run.looks = looks;
  }
}

/// Whether a call of an app brings up the question for location, on a phone that is not shown.
function asks(number) {
  const one = data.apps[number];
  const release = one.releases.includes(run.release) ? run.release : one.release;
  const phone = model.story(one.setup, release, one.android);
  const open = one.android ? data.verbs.android["person: open"] : data.verbs.iOS["person: open"];
  let isAsked = false;
  try {
    for (const step of [open, ...one.calls.map((call) => call.tokens)]) {
      phone.step(...step);
      const { seen, phone: drawn } = phone.look();
      const title = one.android ? drawn.title[0] : seen.title[0];
      isAsked = title !== undefined && title.includes("location");
      if (isAsked || title !== undefined) break;
    }
  } catch {
    // An app that cannot be tried asks for nothing here.
  }
  phone.end();
  return isAsked;
}

/// Says of an app that never asks which other app of the page does.
function remarkOnAsking() {
  if (app().story.length > 0 || asks(run.app)) return;
  const other = data.apps.findIndex((one, place) => place !== run.app && one.android === isAndroid() && asks(place));
  run.remark = `None of its calls triggers the location prompt on ${name(run.release)}. ` + (other < 0
    ? "The findings above say why, and how to fix it." : `To see the prompt, choose the app ${data.apps[other].label ?? data.apps[other].name}.`);
  drawHeld();
}

start(...(remembered() ?? [0, data.apps[0].release]));
addEventListener("hashchange", () => {
  known = location.hash;
  const found = remembered();
  if (found) start(...found);
});
addEventListener("pagehide", () => { if (remembering) writeAddress(); });
document.body.dataset.ready = "yes";
rehearse();
