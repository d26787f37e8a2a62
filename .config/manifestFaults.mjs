// The offline check of a manifest. It is long because it is a list: one function a rule, each of which Excel enforces
// silently, by not loading the add-in.
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { runInNewContext } from "node:vm";

const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: "" });

/** The tree that the parser gives, as { name, attributes, children, text }. */
function toElements(nodes) {
  return nodes
    .filter((node) => !("#text" in node) && !("?xml" in node))
    .map((node) => {
      const name = Object.keys(node).find((key) => key !== ":@");
      const text = node[name].map((child) => child["#text"] ?? "").join("");
      return { name, attributes: node[":@"] ?? {}, children: toElements(node[name]), text };
    });
}

const descendants = (element) => element.children.flatMap((child) => [child, ...descendants(child)]);
const named = (elements, name) => elements.filter((element) => element.name === name);
const inside = (element, name) => named(descendants(element), name);
const child = (element, name) => element?.children.find((candidate) => candidate.name === name);

const orders = {
  OfficeApp:
    "Id Version ProviderName DefaultLocale DisplayName Description IconUrl HighResolutionIconUrl SupportUrl AppDomains Hosts Requirements DefaultSettings Permissions VersionOverrides",
  VersionOverrides: "Description Requirements Hosts Resources",
  Host: "Runtimes AllFormFactors DesktopFormFactor",
  DesktopFormFactor: "GetStarted FunctionFile ExtensionPoint",
  ExtensionPoint: "Script Page Metadata Namespace OfficeTab",
  GetStarted: "Title Description LearnMoreUrl",
  Group: "Label Icon Control",
  Control: "Label Supertip Icon Action",
  Resources: "bt:Images bt:Urls bt:ShortStrings bt:LongStrings",
};

function* elementOrder({ all }) {
  for (const { name, children } of all) {
    const order = orders[name]?.split(" ");
    if (!order) continue;
    const places = children.map((element) => order.indexOf(element.name));
    const wrong = places.findIndex((place, index) => place < 0 || place < (places[index - 1] ?? 0));
    if (wrong >= 0) yield `${name} must hold ${order.join(", ")} in this order; got ${children[wrong].name} out of it`;
  }
}

function* identity({ app }) {
  const id = child(app, "Id")?.text ?? "";
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)) {
    yield `Id must be a GUID in lower case; got ${id}`;
  }
  const version = child(app, "Version")?.text ?? "";
  if (!/^[1-9]\d*(\.\d+){3}$/.test(version)) yield `Version must be four numbers with dots between; got ${version}`;
  const permissions = child(app, "Permissions")?.text;
  if (permissions !== "ReadWriteDocument") yield `Permissions must be ReadWriteDocument; got ${permissions}`;
}

function* requirements({ app }) {
  const sets = child(app, "Requirements") ? inside(child(app, "Requirements"), "Set") : [];
  for (const [name, version] of [
    ["SharedRuntime", "1.1"],
    ["CustomFunctionsRuntime", "1.3"],
  ]) {
    const found = sets.find(({ attributes }) => attributes.Name === name)?.attributes.MinVersion;
    if (found !== version) yield `Requirements must hold ${name} ${version}; got ${found}`;
  }
}

function* resourceIds({ all, resources }) {
  const ids = resources.map(({ attributes }) => attributes.id);
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) {
    yield `resource ids must be unique; got ${id} twice`;
  }
  for (const { name, attributes } of all) {
    if ("resid" in attributes && !ids.includes(attributes.resid)) {
      yield `resid of ${name} must be the id of a resource; got ${attributes.resid}`;
    }
  }
}

function* texts({ resources }) {
  const limits = { "bt:ShortStrings": 125, "bt:LongStrings": 250 };
  for (const { parent, attributes } of resources) {
    const limit = limits[parent] ?? Infinity;
    if (attributes.DefaultValue.length > limit) {
      yield `${attributes.id} must have at most ${limit} characters; got ${attributes.DefaultValue.length}`;
    }
  }
}

function* sharedRuntime({ app }) {
  const [runtime] = inside(app, "Runtime");
  if (runtime?.attributes.lifetime !== "long") {
    yield `Runtime must have lifetime="long"; got ${runtime?.attributes.lifetime}`;
  }
  const page = runtime?.attributes.resid;
  const sharers = [
    ...inside(app, "Page").flatMap(({ children }) => children),
    ...inside(app, "FunctionFile"),
    ...inside(app, "Action").flatMap((action) => inside(action, "SourceLocation")),
  ];
  if (sharers.length < 3) yield `Page, FunctionFile and a pane's Action must all be there; got ${sharers.length} of 3`;
  for (const { name, attributes } of sharers) {
    if (attributes.resid !== page) yield `${name} must have the Runtime's resid ${page}; got ${attributes.resid}`;
  }
  if (inside(app, "TaskpaneId").length) yield "TaskpaneId must be absent in a shared runtime; got one";
}

function* origins({ urls, origin }) {
  for (const url of urls) {
    if (!url.startsWith("https://")) yield `URLs must be https; got ${url}`;
    else if (new URL(url).origin !== origin) yield `URLs must be of ${origin}; got ${url}`;
  }
}

const isLocal = (origin) => new URL(origin).hostname === "localhost";

function* namespace({ all, resources, origin }) {
  const resid = named(all, "Namespace")[0]?.attributes.resid;
  const found = resources.find(({ attributes }) => attributes.id === resid)?.attributes.DefaultValue;
  const expected = isLocal(origin) ? "EVAL_DEV" : "EVAL";
  if (found !== expected) yield `Namespace must be ${expected} at ${origin}; got ${found}`;
}

function* noLocalhost({ xml, origin }) {
  if (!isLocal(origin) && /localhost|127\.0\.0\.1/.test(xml)) yield `a manifest for ${origin} must not name localhost`;
}

function* icons({ app, all, resources, read }) {
  for (const icon of named(all, "Icon")) {
    const sizes = icon.children.map(({ attributes }) => attributes.size).join(", ");
    if (sizes !== "16, 32, 80") yield `Icon must have the sizes 16, 32, 80; got ${sizes}`;
    for (const { attributes } of icon.children) {
      const url = resources.find((resource) => resource.attributes.id === attributes.resid)?.attributes.DefaultValue;
      yield* iconSize(url, Number(attributes.size), read);
    }
  }
  yield* iconSize(child(app, "IconUrl")?.attributes.DefaultValue, 32, read);
  yield* iconSize(child(app, "HighResolutionIconUrl")?.attributes.DefaultValue, 64, read);
  for (const size of [16, 32, 64, 80, 128]) yield* iconSize(`https://any/assets/icon-${size}.png`, size, read);
}

/** Width and height stand at bytes 16 and 20 of every PNG. */
function* iconSize(url, size, read) {
  const path = url && URL.canParse(url) ? new URL(url).pathname.slice(1) : String(url);
  const png = read(path);
  const found = png && png.length > 24 ? `${png.readUInt32BE(16)} x ${png.readUInt32BE(20)}` : "no picture";
  if (found !== `${size} x ${size}`) yield `${path} must be ${size} x ${size} pixels; got ${found}`;
}

function* files({ urls, read }) {
  for (const url of urls.filter((candidate) => URL.canParse(candidate))) {
    const path = new URL(url).pathname.slice(1);
    if (!read(path)) yield `${path} must be in the build; got no such file`;
  }
}

function* formulas({ read }) {
  const [metadata, script] = [read("functions.json"), read("functions.js")];
  if (!metadata || !script) return;
  const declared = JSON.parse(metadata).functions.map(({ id }) => id);
  const associated = [];
  class FormulaError extends Error {}
  const associate = (id) => associated.push(id);
  runInNewContext(script.toString(), { CustomFunctions: { associate, Error: FormulaError, ErrorCode: {} } });
  const only = (ids, others) => ids.filter((id) => !others.includes(id)).join(", ");
  if (only(declared, associated)) yield `functions.js must associate every id; got no ${only(declared, associated)}`;
  if (only(associated, declared)) yield `functions.json must hold every id; got no ${only(associated, declared)}`;
  for (const id of declared) {
    if (!/^[A-Z][A-Z0-9_.]{2,}$/.test(id) || /^[A-Z]{1,3}\d+$/.test(id)) {
      yield `ids must be 3 or more of A-Z 0-9 _ . and no cell's name; got ${id}`;
    }
  }
}

const rules = [
  elementOrder,
  identity,
  requirements,
  resourceIds,
  texts,
  sharedRuntime,
  origins,
  namespace,
  noLocalhost,
  icons,
  files,
  formulas,
];

/**
 * What is wrong with a manifest, one sentence a fault; nothing when Excel will take it.
 * @param origin where it says that its files are
 * @param read gives a file of the build by its path, or undefined
 */
export function manifestFaults(xml, origin, read) {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) return [`manifest must be well-formed XML; got ${valid.err.msg} (line ${valid.err.line})`];
  const app = named(toElements(parser.parse(xml)), "OfficeApp")[0];
  if (!app) return ["manifest must be an OfficeApp; got another element"];
  const all = descendants(app);
  const resources = named(all, "Resources").flatMap(({ children }) =>
    children.flatMap((group) => group.children.map((resource) => ({ ...resource, parent: group.name }))),
  );
  const urls = all
    .filter(({ name }) => /(Url|SourceLocation|bt:Image)$/.test(name))
    .flatMap(({ attributes }) => attributes.DefaultValue ?? []);
  const context = { xml, app, all: [app, ...all], resources, urls, origin, read };
  return rules.flatMap((rule) => [...rule(context)]);
}
