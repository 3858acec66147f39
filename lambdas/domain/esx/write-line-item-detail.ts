import type { RoomDimensions } from '../estimate/estimate.ts';
import { LENGTHS, type RoughDraftFit } from './fit-rough-draft.ts';
import type { Group } from './group-tree.ts';
import { type RoughDraftInput, shareOfWhole } from './rough-draft-format.ts';
import { writeItem } from './write-rough-draft-item.ts';
import type { XmlAttributes, XmlWriter } from './xml-writer.ts';

export const writeLineItemDetail = (xml: XmlWriter, fit: RoughDraftFit, input: RoughDraftInput) => {
  const { priced, tree, view } = input;
  xml.open('LINE_ITEM_DETAIL', {
    total: fit.figure(tree.sums.lineItemTotal, 'line item total', null),
  });
  const several = view.coverages && priced.coverages.length > 1;

  const writeGroup = (group: Group) => {
    const figure = (value: number, name: string) =>
      fit.figure(value, `${name} of ${group.name}`, null);
    xml.open('GROUP', {
      desc: fit.text(group.name, LENGTHS.groupDescription, 'room or section name', null),
      total: figure(group.sums.lineItemTotal, 'line item total'),
      tax: figure(group.sums.tax, 'tax'),
      addons: figure(group.sums.overheadProfit, 'O&P'),
      deprTotal: view.depreciation ? figure(group.sums.depreciation, 'depreciation') : null,
      acvTotal: view.depreciation ? figure(group.sums.acv, 'ACV') : null,
      rcvTotal: figure(group.sums.rcv, 'RCV'),
    });
    writeRoom(xml, fit, group);
    if (group.lines.length > 0) {
      xml.open('ITEMS', { total: figure(group.ownLineItemTotal, 'line item total') });
      for (const { line, number } of group.lines) {
        const coverage = several ? priced.coverages[priced.coverageOfLine[line.index] ?? 0] : null;
        writeItem(xml, fit, line, number, coverage?.name ?? null, view);
      }
      xml.close();
    }
    if (group.children.length > 0) {
      xml.open('GROUPS');
      for (const child of group.children) writeGroup(child);
      xml.close();
    }
    xml.close();
  };
  writeGroup(tree);

  if (several) {
    const { totals } = priced;
    xml.open('COV_BREAKDOWN', {
      total: fit.figure(totals.lineItemTotal, 'line item total', null),
      grandTotal: fit.figure(totals.rcv, 'RCV total', null),
    });
    for (const coverage of priced.coverages)
      xml.leaf('COV_AMOUNTS', {
        desc: fit.text(coverage.name, LENGTHS.coverageName, 'coverage name', null),
        total: fit.figure(coverage.lineItemTotal, 'line item total', null),
        grandTotal: fit.figure(coverage.rcv, 'RCV total', null),
        totalPct: shareOfWhole(coverage.lineItemTotal, totals.lineItemTotal),
        grandTotalPct: shareOfWhole(coverage.rcv, totals.rcv),
      });
    xml.close();
  }
  xml.close();
};

const DIMENSIONS: [keyof RoomDimensions, string][] = [
  ['sfWalls', 'sfWalls'],
  ['sfCeiling', 'sfCeiling'],
  ['sfWallsCeiling', 'sfWallsCeiling'],
  ['sfFloor', 'sfFloor'],
  ['syFlooring', 'syFloor'],
  ['lfFloorPerimeter', 'lfFloorPerim'],
  ['lfCeilingPerimeter', 'lfCeilingPerim'],
  ['sfLongWall', 'sfLongWall'],
  ['sfShortWall', 'sfShortWall'],
  ['sfSurfaceArea', 'sfSkRoof'],
  ['numberOfSquares', 'skRoofSquares'],
  ['lfTotalPerimeter', 'lfSkRoofPerim'],
  ['lfTotalRidge', 'lfSkRoofRidge'],
  ['lfTotalHip', 'lfSkRoofHip'],
];

const dimensionAttributes = (group: Group, fit: RoughDraftFit): XmlAttributes => {
  const attributes: XmlAttributes = {};
  for (const [field, attribute] of DIMENSIONS) {
    const value = group.room?.dimensions[field];
    if (value !== undefined && value >= 0)
      attributes[attribute] = fit.figure(value, `${attribute} of ${group.name}`, null);
  }
  return attributes;
};

const writeRoom = (xml: XmlWriter, fit: RoughDraftFit, group: Group) => {
  const ceiling = fit.text(group.room?.height ?? null, LENGTHS.ceiling, 'ceiling height', null);
  // A subroom's measures stand in its parent's list of subrooms, once.
  if (group.kind !== 'subroom') {
    if (ceiling) xml.leaf('ROOM_INFO', { sketchCeiling: ceiling });
    const dimensions = dimensionAttributes(group, fit);
    if (Object.keys(dimensions).length > 0)
      xml.leaf(group.kind === 'room' ? 'ROOM_DIM_VARS' : 'AREA_DIM_VARS', dimensions);
  }
  const subrooms = group.children.filter((child) => child.kind === 'subroom');
  if (subrooms.length === 0) return;
  xml.open('SUBROOMS');
  for (const [index, subroom] of subrooms.entries()) {
    xml.open('SUBROOM', {
      subroomNum: String(Math.min(index + 1, 999)),
      desc: fit.text(subroom.name, LENGTHS.groupDescription, 'subroom name', null),
      sketchCeiling: fit.text(
        subroom.room?.height ?? null,
        LENGTHS.ceiling,
        'ceiling height',
        null,
      ),
    });
    const dimensions = dimensionAttributes(subroom, fit);
    if (Object.keys(dimensions).length > 0) xml.leaf('ROOM_DIM_VARS', dimensions);
    xml.close();
  }
  xml.close();
};
