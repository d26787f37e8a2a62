import { estimatorBits } from "./estimatorBits.mjs";
import { formulaBits } from "./formulaBits.mjs";

/** A line a case, those of the case files first. */
export const allBits = () => [...formulaBits(), ...estimatorBits()].join("\n");
