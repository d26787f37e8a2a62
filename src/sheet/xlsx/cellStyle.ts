/** Styles of Univer's cells in, styles of a workbook file out; and back. What either cannot say is left out. */
import {
  BooleanNumber,
  HorizontalAlign,
  type IBorderStyleData,
  type IStyleData,
  type Nullable,
  VerticalAlign,
  WrapStrategy,
} from "@univerjs/core";
import { type CellStyle, resolveThemeColor } from "hucre/xlsx";

type BorderSide = NonNullable<NonNullable<CellStyle["border"]>["top"]>;
type Color = NonNullable<NonNullable<CellStyle["font"]>["color"]>;

/** The font of every cell that names none; Excel would fall back on another size without it. */
export const plainFont = { name: "Calibri", size: 11 };

const lines = [
  ...["thin", "hair", "dotted", "dashed", "dashDot", "dashDotDot", "double", "medium", "mediumDashed", "mediumDashDot"],
  ...["mediumDashDotDot", "slantDashDot", "thick"],
] as BorderSide["style"][];
const horizontal = { left: HorizontalAlign.LEFT, center: HorizontalAlign.CENTER, right: HorizontalAlign.RIGHT };
const vertical = { top: VerticalAlign.TOP, center: VerticalAlign.MIDDLE, bottom: VerticalAlign.BOTTOM };
const sides = { top: "t", right: "r", bottom: "b", left: "l" } as const;
type Side = keyof typeof sides;

export function fileStyle(style: Nullable<IStyleData>): CellStyle | undefined {
  if (!style) return undefined;
  const { bl, it, ul, st, cl, bg, n, ht, vt, tb, bd, fs, ff } = style;
  const result: CellStyle = {};
  if (bl || it || ul?.s || st?.s || cl?.rgb || fs || ff) {
    result.font = { name: ff || plainFont.name, size: fs ?? plainFont.size };
    if (bl) result.font.bold = true;
    if (it) result.font.italic = true;
    if (ul?.s) result.font.underline = true;
    if (st?.s) result.font.strikethrough = true;
    if (cl?.rgb) result.font.color = { rgb: hex(cl.rgb) };
  }
  if (bg?.rgb) result.fill = { type: "pattern", pattern: "solid", fgColor: { rgb: hex(bg.rgb) } };
  const alignment = {
    horizontal: named(horizontal, ht),
    vertical: named(vertical, vt),
    wrapText: tb === WrapStrategy.WRAP || undefined,
  };
  if (Object.values(alignment).some(Boolean)) result.alignment = alignment;
  if (bd) {
    const drawn = Object.entries(sides).flatMap(([side, key]) =>
      bd[key]?.s ? [[side, fileBorder(bd[key])] as const] : [],
    );
    if (drawn.length > 0) result.border = Object.fromEntries(drawn);
  }
  if (n?.pattern) result.numFmt = n.pattern;
  return Object.keys(result).length > 0 ? result : undefined;
}

export function sheetStyle(style: CellStyle | undefined, theme: string[] = []): IStyleData | undefined {
  if (!style) return undefined;
  const { font, fill, alignment, border, numFmt } = style;
  const rgb = (color?: Color) => sheetColor(color, theme);
  const yes = (is: unknown) => (is ? BooleanNumber.TRUE : undefined);
  const line = (is: unknown) => (is ? { s: BooleanNumber.TRUE } : undefined);
  const drawn = Object.entries(sides).flatMap(([side, key]) => {
    const { style: kind, color } = border?.[side as Side] ?? {};
    return kind ? [[key, { s: lines.indexOf(kind) + 1, cl: { rgb: rgb(color) ?? "#000000" } }] as const] : [];
  });
  const result: IStyleData = {
    bl: yes(font?.bold),
    it: yes(font?.italic),
    ul: line(font?.underline),
    st: line(font?.strikethrough),
    fs: font?.size === plainFont.size ? undefined : font?.size,
    ff: font?.name === plainFont.name ? undefined : font?.name,
    cl: color(font?.color && rgb(font.color)),
    bg: color(fill?.type === "pattern" && fill.pattern === "solid" ? rgb(fill.fgColor) : undefined),
    ht: alignment?.horizontal && horizontal[alignment.horizontal as keyof typeof horizontal],
    vt: alignment?.vertical && vertical[alignment.vertical as keyof typeof vertical],
    tb: alignment?.wrapText ? WrapStrategy.WRAP : undefined,
    bd: drawn.length > 0 ? Object.fromEntries(drawn) : undefined,
    n: numFmt && numFmt !== "General" ? { pattern: numFmt } : undefined,
  };
  const kept = Object.entries(result).filter(([, value]) => value !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

const color = (rgb: string | undefined) => (rgb ? { rgb } : undefined);
const named = <T>(names: Record<string, T>, value: unknown) =>
  Object.entries(names).find(([, each]) => each === value)?.[0] as never;

function fileBorder({ s, cl }: IBorderStyleData): BorderSide {
  return { style: lines[s - 1], color: { rgb: hex(cl?.rgb ?? "#000000") } };
}

/** "#1b2a4a", "rgb(27, 42, 74)": as a file writes it, "1B2A4A". */
function hex(color: string): string {
  const parts = /^rgba?\((\d+)[, ]+(\d+)[, ]+(\d+)/.exec(color)?.slice(1);
  const digits = parts ? parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("") : color.slice(1);
  return (digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits.slice(0, 6)).toUpperCase();
}

function sheetColor(color: Color | undefined, theme: string[]): string | undefined {
  if (color?.rgb) return `#${color.rgb.slice(-6).toLowerCase()}`;
  if (color?.theme === undefined || theme.length === 0) return undefined;
  return `#${resolveThemeColor(theme, color.theme, color.tint).slice(-6).toLowerCase()}`;
}
