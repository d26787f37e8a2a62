import {
  type BaseReferenceObject,
  ErrorType,
  ErrorValueObject,
  type FunctionVariantType,
  type IArrayFormulaRangeType,
  RangeReferenceObject,
  SuffixNodeFactory,
} from "@univerjs/engine-formula";

/** What the engine calls on a `#` node; in 0.25.1 it ends in "todo" and answers #VALUE!. */
interface SpillNode {
  _operatorString?: string;
  _handlerPound(value: FunctionVariantType): FunctionVariantType;
}

/** Makes `D2#` the range over which the formula in D2 spills, in the engine that runs in this thread. */
export function enableSpillReferences(): void {
  const create = SuffixNodeFactory.prototype.checkAndCreateNodeType;
  SuffixNodeFactory.prototype.checkAndCreateNodeType = function (param) {
    const node = create.call(this, param);
    const spill = node as unknown as SpillNode | undefined;
    if (spill?._operatorString === "#") spill._handlerPound = spilledRange;
    return node;
  };
}

function spilledRange(value: FunctionVariantType): FunctionVariantType {
  if (!value.isReferenceObject()) return ErrorValueObject.create(ErrorType.REF);
  const anchor = value as BaseReferenceObject;
  if (!anchor.isCell()) return ErrorValueObject.create(ErrorType.REF);
  const { startRow, startColumn } = anchor.getRangePosition();
  const place = (spills: IArrayFormulaRangeType | undefined) =>
    spills?.[anchor.getUnitId()]?.[anchor.getSheetId()]?.[startRow]?.[startColumn];
  const range = place(anchor.getRuntimeArrayFormulaRange()) ?? place(anchor.getArrayFormulaRange());
  if (!range) return anchor;
  const reference = new RangeReferenceObject(range, anchor.getSheetId(), anchor.getUnitId());
  reference.setDefaultUnitId(anchor.getUnitId());
  reference.setDefaultSheetId(anchor.getSheetId());
  reference.setUnitData(anchor.getUnitData());
  reference.setUnitStylesData(anchor.getUnitStylesData());
  reference.setRuntimeData(anchor.getRuntimeData());
  reference.setArrayFormulaCellData(anchor.getArrayFormulaCellData());
  reference.setArrayFormulaRange(anchor.getArrayFormulaRange());
  reference.setRuntimeArrayFormulaCellData(anchor.getRuntimeArrayFormulaCellData());
  reference.setRuntimeArrayFormulaRange(anchor.getRuntimeArrayFormulaRange());
  reference.setRuntimeFeatureCellData(anchor.getRuntimeFeatureCellData());
  return reference;
}
