/**
 * What the rough draft may hold: its elements, which of them may repeat, their attributes, and the
 * limits of every value. These are facts of the published format, restated in a form of our own,
 * so that a check needs nothing beyond this file. Every element and every attribute is optional;
 * `A@B` is the element A as it stands inside B, where it differs from other A.
 */
export interface ElementRule {
  attributes?: Record<string, ValueRule>;
  children?: Record<string, ChildRule>;
  /** Set where the element holds text. */
  text?: ValueRule;
}

export interface ChildRule {
  /** Key of the child's rule. */
  rule: string;
  many: boolean;
}

/** What is wrong with a value, or null. */
export type ValueRule = (value: string) => string | null;

const one = (rule: string): ChildRule => ({ rule, many: false });
const many = (rule: string): ChildRule => ({ rule, many: true });

const matching =
  (pattern: RegExp, wish: string) =>
  (longest = Number.POSITIVE_INFINITY): ValueRule =>
  (value) => {
    if ([...value].length > longest) return `is longer than ${longest} characters`;
    return pattern.test(value) ? null : `must be ${wish}`;
  };

const text = matching(/^/, 'text');
/** A code: no lower case, no white space. */
const code = matching(/^[^a-z\s]*$/, 'a code without lower case or spaces');
const capitals = matching(/^[^a-z]*$/, 'without lower case');
const digits = matching(/^[0-9]*$/, 'digits');
const solid = matching(/^[^\s]*$/, 'without spaces');
const date = matching(
  /^-?[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?)?([+-][0-9]{2}:[0-9]{2}|Z)?$/,
  'an ISO date or date and time',
)();

const oneOf =
  (...values: string[]): ValueRule =>
  (value) =>
    values.includes(value) ? null : `must be one of ${values.join(', ')}`;
const flag = oneOf('0', '1');

/** What every validator of XML schemas must be able to read; some read hardly more. */
export const MOST_DIGITS = 18;

const number =
  (pattern: RegExp, wish: string) =>
  (
    decimals = Number.POSITIVE_INFINITY,
    least = Number.NEGATIVE_INFINITY,
    most = Number.POSITIVE_INFINITY,
  ): ValueRule =>
  (value) => {
    if (!pattern.test(value)) return `must be ${wish}`;
    const [integral = '', fraction = ''] = value.split('.');
    if (integral.length + fraction.length > MOST_DIGITS)
      return `has more than ${MOST_DIGITS} digits`;
    if (fraction.replace(/0+$/, '').length > decimals) return `has more than ${decimals} decimals`;
    if (Number(value) < least) return `is less than ${least}`;
    return Number(value) > most ? `is more than ${most}` : null;
  };

const decimal = number(/^[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)$/, 'a decimal number');
const whole = number(/^[+-]?[0-9]+$/, 'a whole number');
const unsigned = number(/^[0-9]+$/, 'digits');
const integer = (least?: number, most?: number): ValueRule => whole(0, least, most);
const money = decimal(2, -999_999_999.99, 999_999_999.99);
const amount = decimal(2, 0, 999_999_999.99);

export const ROUGH_DRAFT_RULES: Readonly<Record<string, ElementRule>> = {
  ADDL_CHARGES: {
    attributes: {
      overhead: decimal(),
      profit: decimal(),
    },
    children: {
      TAXES: one('TAXES@LINE_ITEMS'),
    },
  },
  ADDRESS: {
    attributes: {
      city: text(30),
      primary: flag,
      state: text(2),
      street: text(60),
      type: text(12),
      zip: capitals(10),
    },
  },
  ADDRESSES: {
    children: {
      ADDRESS: many('ADDRESS'),
    },
  },
  AREA_DIM_VARS: {
    attributes: {
      lfCeilingPerim: amount,
      lfFloorPerim: amount,
      lfSkExtWallPerim: amount,
      lfSkRoofHip: amount,
      lfSkRoofPerim: amount,
      lfSkRoofRidge: amount,
      sfCeiling: amount,
      sfFloor: amount,
      sfLongWall: amount,
      sfShortWall: amount,
      sfSkExtWall: amount,
      sfSkFloor: amount,
      sfSkIntWall: amount,
      sfSkRoof: amount,
      sfSkTotalFloor: amount,
      sfWalls: amount,
      sfWallsCeiling: amount,
      skRoofSquares: amount,
      syFloor: amount,
    },
  },
  BASE_SERVICE_CHARGES: {
    attributes: {
      overhead: decimal(),
      profit: decimal(),
    },
    children: {
      TAXES: one('TAXES@LINE_ITEMS'),
    },
  },
  BSC_ITEM: {
    attributes: {
      amount: money,
      appliesType: oneOf('0', '1', '2', '3'),
      desc: text(1024),
      isExempt: flag,
      isNonOP: flag,
      laborHours: decimal(),
      qtyChanged: flag,
      tradeCode: code(13),
    },
    children: {
      COV_INFO: one('COV_INFO'),
    },
  },
  BSC_ITEMS: {
    attributes: {
      bscTotal: amount,
    },
    children: {
      BSC_ITEM: many('BSC_ITEM'),
    },
  },
  CATEGORY: {
    attributes: {
      acv: decimal(),
      deprec: decimal(),
      desc: text(50),
      percentage: decimal(2, undefined, undefined),
      rcv: decimal(),
    },
    children: {
      COV_INFO: one('COV_INFO'),
    },
  },
  CLOSING_STATEMENT: {
    text: text(32767),
  },
  COMPARABLE_ESTIMATE: {
    attributes: {
      amount: decimal(),
      name: text(),
    },
  },
  COMPARABLE_ESTIMATES: {
    children: {
      COMPARABLE_ESTIMATE: many('COMPARABLE_ESTIMATE'),
    },
  },
  COMP_INFO: {
    text: text(1024),
  },
  CONTACT: {
    attributes: {
      company: text(160),
      name: text(160),
      title: text(30),
      type: text(50),
    },
    children: {
      ADDRESSES: one('ADDRESSES'),
      PHONES: one('PHONES'),
    },
  },
  CONTACTS: {
    children: {
      CONTACT: many('CONTACT'),
    },
  },
  COV: {
    attributes: {
      amount: money,
      name: text(500),
      rate: decimal(2, 0, 100),
    },
  },
  COVERAGE: {
    attributes: {
      coverageName: text(500),
      coverageType: oneOf('0', '1', '2', '3'),
      deductible: amount,
      deductibleCredit: amount,
      id: integer(),
      policyDeductible: amount,
    },
    children: {
      LOSS_DATA: one('LOSS_DATA'),
      SUMMARY: one('SUMMARY'),
    },
  },
  COVERAGES: {
    children: {
      COVERAGE: many('COVERAGE'),
    },
  },
  COVERSHEET: {
    children: {
      ADDRESSES: one('ADDRESSES'),
      CONTACTS: one('CONTACTS'),
      DATES: one('DATES'),
      ESTIMATE_INFO: one('ESTIMATE_INFO'),
      OPENING_STATEMENT: one('OPENING_STATEMENT'),
      PHONES: one('PHONES'),
    },
  },
  COV_AMOUNTS: {
    attributes: {
      desc: text(500),
      grandTotal: money,
      grandTotalPct: decimal(2, 0, 100),
      total: money,
      totalPct: decimal(2, 0, 100),
    },
  },
  COV_BREAKDOWN: {
    attributes: {
      grandTotal: money,
      total: money,
    },
    children: {
      COV_AMOUNTS: many('COV_AMOUNTS'),
    },
  },
  COV_INFO: {
    children: {
      COV: many('COV'),
    },
  },
  DATES: {
    attributes: {
      completed: date,
      contacted: date,
      entered: date,
      inspected: date,
      loss: date,
      received: date,
    },
  },
  ESTIMATE_INFO: {
    attributes: {
      afo: text(3),
      backInProgress: oneOf('0', '1', '2'),
      carrierId: text(),
      causeOfLoss: text(256),
      claimNumber: text(30),
      deprMat: flag,
      deprNonMat: flag,
      deprOandP: flag,
      deprRemoval: flag,
      deprTaxes: flag,
      estimateCount: integer(),
      estimateName: code(20),
      estimateType: text(),
      estimatedOnsite: flag,
      inspNotPerformed: flag,
      insuredName: text(160),
      isTotalLoss: flag,
      laborCostModel: oneOf('0', '1', '2'),
      laborEff: text(100),
      onsite: flag,
      onsitePayment: flag,
      originalTransactionId: text(),
      otherCause: text(256),
      policyNumber: text(20),
      priceList: code(20),
      printOnsite: flag,
      recipientsXNAddress: text(),
      roofDamage: oneOf('-1', '0', '1', '2'),
      rotationTrade: text(),
      scopeType: text(35),
      typeOfLoss: text(35),
      usedAerialSketch: flag,
      waterLossCategory: oneOf('0', '1', '2', '3', '4'),
      waterLossClass: oneOf('0', '1', '2', '3', '4', '5'),
      xsImported: flag,
    },
    children: {
      EST_CHANGES: one('EST_CHANGES'),
    },
  },
  EST_CHANGE: {
    attributes: {
      onsite: flag,
      reason: text(),
    },
  },
  EST_CHANGES: {
    children: {
      EST_CHANGE: many('EST_CHANGE'),
    },
  },
  FEES_NOTE: {
    text: text(32767),
  },
  GENERIC_ROUGHDRAFT: {
    attributes: {
      majorVersion: text(32),
      minorVersion: text(32),
      transactionId: text(),
    },
    children: {
      CLOSING_STATEMENT: one('CLOSING_STATEMENT'),
      COVERAGES: one('COVERAGES'),
      COVERSHEET: one('COVERSHEET'),
      GRAND_TOTAL_ADJUSTMENT: one('GRAND_TOTAL_ADJUSTMENT'),
      HEADER: one('HEADER'),
      LINE_ITEM_DETAIL: one('LINE_ITEM_DETAIL'),
      PT_TOTALS: one('PT_TOTALS'),
      RECAP_BY_CATEGORY: one('RECAP_BY_CATEGORY'),
      RECAP_BY_ROOM: one('RECAP_BY_ROOM'),
      RECAP_TAX_OP: one('RECAP_TAX_OP'),
    },
  },
  GRAND_TOTAL_ADJUSTMENT: {
    attributes: {
      adjustmentAmount: decimal(),
      adjustmentPercent: decimal(),
      baseGrandTotal: decimal(),
      comparableAverage: decimal(),
      contractorTotal: decimal(),
      deduct: decimal(),
      equipment: decimal(),
      homeownerTotal: decimal(),
      labor: decimal(),
      material: decimal(),
      other: decimal(),
      otherAdjustments: decimal(),
      subtotal: decimal(),
      taxes: decimal(),
    },
    children: {
      COMPARABLE_ESTIMATES: one('COMPARABLE_ESTIMATES'),
    },
  },
  GROUP: {
    attributes: {
      acvTotal: decimal(),
      addons: decimal(),
      deprTotal: decimal(),
      desc: text(1024),
      rcvTotal: decimal(),
      tax: decimal(),
      total: money,
    },
    children: {
      AREA_DIM_VARS: one('AREA_DIM_VARS'),
      GROUPS: one('GROUPS'),
      ITEMS: one('ITEMS'),
      MISS_WALLS: one('MISS_WALLS'),
      ROOM_DIM_VARS: one('ROOM_DIM_VARS'),
      ROOM_INFO: one('ROOM_INFO'),
      SUBROOMS: one('SUBROOMS'),
    },
  },
  GROUPS: {
    children: {
      GROUP: many('GROUP'),
    },
  },
  HEADER: {
    attributes: {
      compName: text(80),
      dateCreated: date,
    },
    children: {
      COMP_INFO: one('COMP_INFO'),
    },
  },
  ITEM: {
    attributes: {
      act: solid(1),
      actPrefix: text(50),
      acv: decimal(),
      acvTotal: decimal(),
      addons: decimal(),
      age: decimal(2, 0, 999.99),
      calc: text(),
      cat: code(3),
      containsBSCDontApply: flag,
      containsBSCFactoredIn: flag,
      coverageName: text(500),
      depr: money,
      deprTotal: decimal(),
      deprType: oneOf('0', '1', '2', '3', '4'),
      deprUse: oneOf('0', '1', '2', '3', '4'),
      desc: text(1024),
      descChanged: flag,
      equipment: decimal(),
      isCredit: flag,
      isExempt: flag,
      isHomeowner: flag,
      isNonOP: flag,
      isPartOfInitSettle: flag,
      jobTaxType: text(40),
      laborBase: decimal(),
      laborBurden: decimal(),
      laborHours: decimal(),
      laborMarkup: decimal(),
      laborTotal: decimal(),
      lifeExp: decimal(undefined, 0, 999),
      lineNum: text(11),
      marketCond: decimal(),
      material: decimal(),
      originalVendor: text(1024),
      priceChanged: flag,
      priceNote: text(13),
      qty: money,
      rcvTotal: decimal(),
      recoverable: flag,
      remove: money,
      replace: money,
      sel: capitals(10),
      sublimitName: text(100),
      tax: decimal(),
      total: money,
      type: text(1),
      unit: code(2),
      unitChanged: flag,
    },
    children: {
      ITEM_ACTS: one('ITEM_ACTS'),
      NOTE: one('NOTE@ITEM'),
    },
  },
  ITEMS: {
    attributes: {
      total: money,
    },
    children: {
      ITEM: many('ITEM'),
    },
  },
  ITEMS_COV_INFO: {
    children: {
      COV: many('COV'),
    },
  },
  ITEM_ACT: {
    attributes: {
      act: text(1),
      acvTotal: decimal(),
      addons: decimal(),
      deprTotal: decimal(),
      equUnit: decimal(),
      labUnit: decimal(),
      matUnit: decimal(),
      mktUnit: decimal(),
      rcvTotal: decimal(),
      tax: decimal(),
      trade: text(13),
    },
  },
  ITEM_ACTS: {
    children: {
      ITEM_ACT: many('ITEM_ACT'),
    },
  },
  LINE_ITEMS: {
    attributes: {
      overhead: decimal(),
      profit: decimal(),
    },
    children: {
      TAXES: one('TAXES@LINE_ITEMS'),
    },
  },
  LINE_ITEM_DETAIL: {
    attributes: {
      contractorTotal: decimal(),
      homeownerTotal: decimal(),
      permit: decimal(),
      total: decimal(),
    },
    children: {
      BSC_ITEMS: one('BSC_ITEMS'),
      COV_BREAKDOWN: one('COV_BREAKDOWN'),
      GROUP: one('GROUP'),
      PERMITS_FEES: one('PERMITS_FEES'),
    },
  },
  LOSS_DATA: {
    attributes: {
      acvClaim: decimal(),
      acvInsCarried: decimal(),
      acvLoss: decimal(),
      adjLossAmt: decimal(),
      bd: decimal(),
      coins: decimal(),
      coinsFormula: text(),
      deductApplied: decimal(),
      directReplacement: decimal(),
      insCarried: decimal(),
      nonRecDeprec: decimal(),
      overLimits: decimal(),
      potentialSuppClaim: decimal(),
      priorPmts: decimal(),
      rcl: decimal(),
      rcvClaim: decimal(),
      rcvInsCarried: decimal(),
      salvage: decimal(),
      total: decimal(),
      valACV: decimal(),
      valRCV: decimal(),
    },
  },
  MAX_ADDL_AMTS: {
    attributes: {
      advancePaymentsResidualPWI: decimal(),
      amountOverLimit: money,
      amountOverLimitToDeduct: decimal(),
      bscAdjustment: money,
      deductResidualPWI: decimal(),
      fullAdvancePaymentsResidualPWI: decimal(),
      fullDeductResidualPWI: decimal(),
      fullResidualCoinsPWI: decimal(),
      fullSalvageRetentionPWI: decimal(),
      lineItemTotal: money,
      maxAddlAmount: money,
      overhead: money,
      profit: money,
      rcv: money,
      rcvPWI: money,
      residualCoinsPWI: decimal(),
      salvageRetentionPWI: decimal(),
      subtotal: money,
      totalPaidWhenIncurred: decimal(),
    },
    children: {
      SALES_TAXES: one('SALES_TAXES'),
    },
  },
  MISS_WALL: {
    attributes: {
      dimString: text(1024),
      opensInto: text(20),
      qty: integer(0, 99),
      type: text(35),
    },
  },
  MISS_WALLS: {
    children: {
      MISS_WALL: many('MISS_WALL'),
    },
  },
  NON_OP_ITEMS: {
    attributes: {
      subtotalACV: decimal(),
      subtotalDeprec: decimal(),
      subtotalPercentage: decimal(),
      subtotalRCV: decimal(),
    },
    children: {
      CATEGORY: many('CATEGORY'),
    },
  },
  NOTE: {
    text: text(1024),
  },
  'NOTE@ITEM': {
    text: text(10000),
  },
  OPENING_STATEMENT: {
    text: text(32767),
  },
  OP_ITEMS: {
    attributes: {
      subtotalACV: decimal(),
      subtotalDeprec: decimal(),
      subtotalPercentage: decimal(),
      subtotalRCV: decimal(),
    },
    children: {
      CATEGORY: many('CATEGORY'),
    },
  },
  OVERHEAD: {
    attributes: {
      amount: money,
      base: decimal(2, 0, 99999999.99),
      rate: decimal(1, 0, 999.9),
    },
  },
  'OVERHEAD@RECAP_BY_CATEGORY': {
    attributes: {
      acv: decimal(),
      deprec: decimal(),
      desc: text(50),
      percentage: decimal(2, undefined, undefined),
      rate: decimal(),
      rcv: decimal(),
    },
    children: {
      COV_INFO: one('COV_INFO'),
    },
  },
  'OVERHEAD@RECAP_TAX_OP': {
    attributes: {
      amount: money,
      rate: decimal(1, 0, 999.9),
    },
  },
  PAYMENT_TRACKER: {
    attributes: {
      ptEstRemaining: decimal(),
      ptEstValue: decimal(),
      ptItemOverrideAmt: decimal(),
      ptItemsWithRemaining: integer(),
      ptNonRecoverableDep: decimal(),
      ptNumItemActs: integer(),
      ptNumItemOverrides: integer(),
      ptRecoverableDep: decimal(),
      ptTotalPaid: decimal(),
    },
  },
  PERMITS_FEES: {
    children: {
      PERMIT_FEE: many('PERMIT_FEE'),
    },
  },
  PERMIT_FEE: {
    attributes: {
      amount: decimal(),
      desc: text(50),
    },
  },
  PHONE: {
    attributes: {
      ext: digits(20),
      phone: text(20),
      primary: flag,
      type: text(12),
    },
  },
  PHONES: {
    children: {
      PHONE: many('PHONE'),
    },
  },
  PROFIT: {
    attributes: {
      amount: money,
      base: decimal(2, 0, 99999999.99),
      rate: decimal(1, 0, 999.9),
    },
  },
  'PROFIT@RECAP_BY_CATEGORY': {
    attributes: {
      acv: decimal(),
      deprec: decimal(),
      desc: text(50),
      percentage: decimal(2, undefined, undefined),
      rate: decimal(),
      rcv: decimal(),
    },
    children: {
      COV_INFO: one('COV_INFO'),
    },
  },
  'PROFIT@RECAP_TAX_OP': {
    attributes: {
      amount: money,
      rate: decimal(1, 0, 999.9),
    },
  },
  PT_PAYMENT: {
    attributes: {
      acvAmount: decimal(),
      checkNum: text(32),
      date: date,
      rcDeferredAmount: decimal(),
      recut: flag,
      type: oneOf('0', '1', '2'),
      userID: text(8),
      voided: flag,
    },
    children: {
      NOTE: one('NOTE'),
    },
  },
  PT_PAYMENTS: {
    children: {
      PT_PAYMENT: many('PT_PAYMENT'),
    },
  },
  PT_TOTALS: {
    attributes: {
      ptALEPaid: decimal(),
      ptNumPmts: integer(),
    },
    children: {
      PT_PAYMENTS: one('PT_PAYMENTS'),
    },
  },
  RECAP_BSC_TOTAL: {
    attributes: {
      acv: decimal(),
      deprec: decimal(),
      desc: text(50),
      percentage: decimal(2, undefined, undefined),
      rcv: decimal(),
    },
    children: {
      COV_INFO: one('COV_INFO'),
    },
  },
  RECAP_BY_CATEGORY: {
    attributes: {
      subtotalACV: decimal(),
      subtotalDeprec: decimal(),
      subtotalRCV: decimal(),
    },
    children: {
      NON_OP_ITEMS: one('NON_OP_ITEMS'),
      OP_ITEMS: one('OP_ITEMS'),
      OVERHEAD: one('OVERHEAD@RECAP_BY_CATEGORY'),
      PROFIT: one('PROFIT@RECAP_BY_CATEGORY'),
      RECAP_BSC_TOTAL: one('RECAP_BSC_TOTAL'),
      RECAP_PERMIT: one('RECAP_PERMIT'),
      SALES_TAXES: one('SALES_TAXES@RECAP_BY_CATEGORY'),
    },
  },
  RECAP_BY_ROOM: {
    attributes: {
      total: decimal(),
    },
    children: {
      RECAP_BSC_TOTAL: one('RECAP_BSC_TOTAL'),
      RECAP_GROUP: one('RECAP_GROUP'),
    },
  },
  RECAP_GROUP: {
    attributes: {
      desc: text(1024),
      items: decimal(),
      itemsPercentage: decimal(2, undefined, undefined),
      subtotal: decimal(),
      subtotalPercentage: decimal(2, undefined, undefined),
    },
    children: {
      ITEMS_COV_INFO: one('ITEMS_COV_INFO'),
      RECAP_GROUPS: one('RECAP_GROUPS'),
      SUBTOTAL_COV_INFO: one('SUBTOTAL_COV_INFO'),
    },
  },
  RECAP_GROUPS: {
    children: {
      RECAP_GROUP: many('RECAP_GROUP'),
    },
  },
  RECAP_PERMIT: {
    attributes: {
      acv: decimal(),
      deprec: decimal(),
      desc: text(50),
      percentage: decimal(2, undefined, undefined),
      rcv: decimal(),
    },
    children: {
      COV_INFO: one('COV_INFO'),
    },
  },
  RECAP_TAX_OP: {
    children: {
      ADDL_CHARGES: one('ADDL_CHARGES'),
      BASE_SERVICE_CHARGES: one('BASE_SERVICE_CHARGES'),
      LINE_ITEMS: one('LINE_ITEMS'),
      OVERHEAD: one('OVERHEAD@RECAP_TAX_OP'),
      PROFIT: one('PROFIT@RECAP_TAX_OP'),
      TAXES: one('TAXES'),
    },
  },
  ROOM_DIM_VARS: {
    attributes: {
      lfCeilingPerim: amount,
      lfFloorPerim: amount,
      lfSkRoofHip: amount,
      lfSkRoofPerim: amount,
      lfSkRoofRidge: amount,
      sfCeiling: amount,
      sfFloor: amount,
      sfLongWall: amount,
      sfShortWall: amount,
      sfSkRoof: amount,
      sfWalls: amount,
      sfWallsCeiling: amount,
      skRoofSquares: amount,
      syFloor: amount,
    },
  },
  ROOM_INFO: {
    attributes: {
      dimString: text(1024),
      shape: text(23),
      sketchCeiling: text(50),
      sketchThumbnailId: unsigned(0, 0, 99999),
    },
  },
  SALES_TAX: {
    attributes: {
      amount: money,
      base: decimal(2, 0, 99999999.99),
      desc: text(73),
      rate: decimal(3, 0, 999.999),
      taxOP: oneOf('Neither', 'TaxonOP', 'OPonTax'),
      taxOnDepr: money,
      taxOnRecDepr: money,
    },
  },
  'SALES_TAX@SALES_TAXES': {
    attributes: {
      acv: decimal(),
      deprec: decimal(),
      desc: text(50),
      percentage: decimal(2, undefined, undefined),
      rate: decimal(),
      rcv: decimal(),
    },
    children: {
      COV_INFO: one('COV_INFO'),
    },
  },
  SALES_TAXES: {
    children: {
      SALES_TAX: many('SALES_TAX'),
    },
  },
  'SALES_TAXES@RECAP_BY_CATEGORY': {
    children: {
      SALES_TAX: many('SALES_TAX@SALES_TAXES'),
    },
  },
  SIGNATURE: {
    attributes: {
      estimator: text(160),
      estimatorTitle: text(30),
    },
  },
  SUBLIMIT_INFO: {
    attributes: {
      acv: amount,
      aggLimit: decimal(2, 0, 9999999.99),
      desc: text(100),
      overage: amount,
      rc: amount,
      singleItemLimit: decimal(2, 0, 9999999.99),
    },
  },
  SUBLIMIT_RECAP: {
    children: {
      SUBLIMIT_INFO: many('SUBLIMIT_INFO'),
    },
  },
  SUBROOM: {
    attributes: {
      desc: text(1024),
      dimString: text(1024),
      shape: text(23),
      sketchCeiling: text(50),
      subroomNum: integer(0, 999),
    },
    children: {
      MISS_WALLS: one('MISS_WALLS'),
      ROOM_DIM_VARS: one('ROOM_DIM_VARS'),
    },
  },
  SUBROOMS: {
    children: {
      SUBROOM: many('SUBROOM'),
    },
  },
  SUBTOTAL_COV_INFO: {
    children: {
      COV: many('COV'),
    },
  },
  SUMMARY: {
    children: {
      MAX_ADDL_AMTS: one('MAX_ADDL_AMTS'),
      TOTALS: one('TOTALS'),
    },
  },
  TAXES: {
    children: {
      TAX_DETAIL: many('TAX_DETAIL'),
    },
  },
  'TAXES@LINE_ITEMS': {
    children: {
      TAX_AMOUNT: many('TAX_AMOUNT'),
    },
  },
  TAX_AMOUNT: {
    attributes: {
      amount: money,
      taxNum: integer(0, 7),
    },
  },
  TAX_DETAIL: {
    attributes: {
      amount: money,
      desc: text(73),
      rate: decimal(3, 0, 999.999),
      taxNum: integer(0, 7),
    },
  },
  TOTALS: {
    attributes: {
      actualRecDepr: decimal(),
      acv: money,
      acvCoins: decimal(),
      amtOverLimits: amount,
      bscTotal: decimal(),
      deductible: amount,
      depr: money,
      directReplacement: amount,
      directReplacementOwed: amount,
      fullACVCoins: decimal(),
      fullAmtOverLimits: decimal(),
      fullDeduct: decimal(),
      fullReplCostCoins: decimal(),
      fullResAmtOverLimits: decimal(),
      fullResidualDeduct: decimal(),
      fullResidualSalvRet: decimal(),
      fullSalvRet: decimal(),
      insuranceToValue: amount,
      lineItemTotal: money,
      netClaim: decimal(),
      netClaimIfRec: decimal(),
      nonRecDepr: decimal(),
      permit: decimal(),
      priorPmts: amount,
      priorPmtsAdj: decimal(),
      priorPmtsResidual: decimal(),
      priorPmtsResidualAdj: decimal(),
      rcv: money,
      recDepr: decimal(),
      replCostCoins: decimal(),
      residualAmtOverLimits: decimal(),
      residualDeduct: decimal(),
      residualSalvRet: decimal(),
      salvRetention: money,
      settlementFactor: decimal(),
      subtotal: money,
    },
    children: {
      FEES_NOTE: one('FEES_NOTE'),
      OVERHEAD: one('OVERHEAD'),
      PAYMENT_TRACKER: one('PAYMENT_TRACKER'),
      PERMITS_FEES: one('PERMITS_FEES'),
      PROFIT: one('PROFIT'),
      SALES_TAXES: one('SALES_TAXES'),
      SIGNATURE: one('SIGNATURE'),
      SUBLIMIT_RECAP: one('SUBLIMIT_RECAP'),
    },
  },
};
