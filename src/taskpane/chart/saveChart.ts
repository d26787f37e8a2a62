import { strings } from "../strings.ts";

/** Hands the chart to the user as a file. */
export async function saveChart(svg: SVGElement, name: string, kind: "svg" | "png"): Promise<void> {
  const text = new XMLSerializer().serializeToString(svg);
  const picture = new Blob([text], { type: "image/svg+xml" });
  const blob = kind === "svg" ? picture : await rasterise(text, svg);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.${kind}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Three dots of the picture for each of the screen, so that it prints sharply. */
async function rasterise(text: string, svg: SVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 3 * Number(svg.getAttribute("width"));
  canvas.height = 3 * Number(svg.getAttribute("height"));
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(strings.noPng))), "image/png"),
  );
}
