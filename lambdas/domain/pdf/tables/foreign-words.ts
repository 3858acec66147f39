import type { ColumnKind } from './column-kinds.ts';

/**
 * Headings and units of estimates in French, Spanish and Portuguese, as data. Headings in lower
 * case without `.` and `:`, several of one kind set apart by bars.
 */
export const FOREIGN_HEADINGS: readonly (readonly [ColumnKind, string])[] = [
  [
    'description',
    'désignation|libellé|description des travaux|travaux|description du poste|ouvrage|descripción|descripcion|partida|concepto|descripción de los trabajos|descripción del trabajo|descripción de trabajos|trabajo|detalle|descrição|descricao|discriminação|descrição dos serviços|discriminação dos serviços',
  ],
  ['itemNumber', 'n°|nº|núm|num|poste'],
  ['category', 'corps de métier|métier|rubro|capítulo|etapa'],
  ['room', 'pièce|endroit|emplacement|ambiente|habitación|cuarto|cômodo'],
  ['note', 'remarque|remarques|observations|observaciones|observações|notas'],
  ['quantity', 'qté|qte|quantité|quantite|cantidad|cant|quantidade|qtde|qtd'],
  ['unit', 'unité|unite|unidad|unid|und|unidade|u m'],
  [
    'unitPrice',
    'prix unitaire|prix unit|coût unitaire|cout unitaire|taux|p u|costo unitario|coste unitario|precio unitario|precio unit|precio|costo unit|preço unitário|preço unit|valor unitário|custo unitário',
  ],
  [
    'total',
    'montant|montant total|prix total|coût total|importe|importe total|monto|costo total|precio total|preço total|valor total|custo total',
  ],
  [
    'tax',
    'tva|tps|tvq|tps+tvq|tps/tvq|tps & tvq|tps et tvq|gst+qst|gst/qst|gst/pst|impuesto|impuestos|ivu|itbms|imposto',
  ],
  [
    'rcv',
    'valeur à neuf|coût de remplacement|valor de reposición|valor a nuevo|valor de reposição',
  ],
  ['depreciationPercent', '% dépr|dépréciation %|% vétusté|% depreciación'],
  ['depreciation', 'dépréciation|amortissement|vétusté|depreciación|depreciação'],
  ['acv', 'valeur dépréciée|valeur réelle|valor actual|valor real|valor en efectivo|valor atual'],
];

/** Units in lower case, to the platform's code; metric ones have none and stay as they are. */
export const FOREIGN_UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    SF: 'pi² pi2 pi.ca. p2 p² pie2 pies2 pie² pies²',
    LF: 'pi.lin. pi.l. p.l. pl pie.lin.',
    SY: 'vg² vg2 v²',
    CY: 'vg³ vg3 v³',
    EA: 'ch. ch un. un unité unités und ud unid uni c/u pza pieza',
    DA: 'jr jrs jour jours día días dia dias',
    HR: 'h h. hre heure heures hora horas',
    WK: 'sem sem. semaine semaines semana semanas',
    LS: 'forf. forfait gl. global glb vb',
  }).flatMap(([code, spellings]) =>
    spellings.split(' ').map((spelling): [string, string] => [spelling, code]),
  ),
);

/** Units of two words. */
export const FOREIGN_TWO_WORD_UNITS: ReadonlyMap<string, string> = new Map([
  ['pi lin', 'LF'],
  ['pi l', 'LF'],
  ['pied lin', 'LF'],
  ['pieds lin', 'LF'],
  ['pied linéaire', 'LF'],
  ['pieds linéaires', 'LF'],
  ['pi ca', 'SF'],
  ['pied carré', 'SF'],
  ['pieds carrés', 'SF'],
  ['pie lineal', 'LF'],
  ['pies lineales', 'LF'],
  ['pie cuadrado', 'SF'],
  ['pies cuadrados', 'SF'],
]);
