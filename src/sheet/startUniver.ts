import { type IUniverConfig, Univer } from "@univerjs/core";

type Preset = { plugins: Parameters<Univer["registerPlugin"]>[0][] | unknown[] };

/** Starts Univer with the plug-ins of a preset, here or in a worker. */
export function startUniver(preset: Preset, config: Partial<IUniverConfig>): Univer {
  const univer = new Univer(config);
  for (const entry of preset.plugins) {
    const [plugin, options] = (Array.isArray(entry) ? entry : [entry]) as Parameters<Univer["registerPlugin"]>;
    univer.registerPlugin(plugin, options);
  }
  return univer;
}
