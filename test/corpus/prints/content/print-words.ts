/** Invented names of places and remarks as real prints have them: long, numbered, quoted, in capitals. */
export const placeNames = [
  'KITCHEN',
  'Living Room',
  'Master Bedroom',
  'Bedroom #2',
  'Bath 1 (Hall)',
  'Entry/Foyer',
  "Owner's Bath",
  'BEDROOM 3 / OFFICE',
  'Hall "B"',
  'Laundry Room',
  'Stairwell - Upper',
  'Den/Office 2',
  'Garage (Attached)',
  'Crawlspace',
  'Water Heater Closet',
  '1st Floor Hallway',
  '2nd Floor Landing',
  'Family Rm',
  'Walk-in Closet',
  'Breakfast Area',
] as const;

export const exteriorPlaces = [
  'Front Elevation',
  'Right Elevation',
  'Rear Elevation',
  'Left Elevation',
  'North/Front',
  'Storage Shed',
  'Fencing',
  'Debris Removal',
  'General Items',
  'A/C Unit',
  'Ext_Surfaces',
  'Detached Garage (24x24)',
] as const;

export const roofPlaces = [
  'Roof 1',
  'ROOF2',
  'Dwelling Roof',
  'Detached Garage Roof',
  'Roof3 (Porch)',
  'Pergola Roof',
] as const;

export const personNotes = [
  'Per attached ITEL report #4410-B; see https://www.example.com/reports/4410?b=2 for the sample.',
  'Owner\'s contractor states "the decking is spongy"; no decking was seen to be damaged on 4/27/2026.',
  'F9 - Please see photos 12, 14 and 31-34. 2 LF of overlap is needed at each of 6 joints.',
  'Contractor bid: $1,860.00 labor, $742.15 material, $2,602.15 total. Allowed at list price.',
  'Item is needed to comply with IRC R905.2.8.5.\n• eaves: 148 LF\n• rakes: 96 LF\n• total: 244 LF',
  'Send invoices to claims@example.com, or fax them to (555) 555-0142, with claim number on each page.',
  'Steep charge applies to 14.00 SQ only (8/12), the other 21.33 SQ are 4/12.',
  'Line item previously paid on estimate dated 3/02/2026 in the amount of $318.44.',
  'No damage found to the south slope.',
  'Matching: the adjoining 3 rooms share one continuous floor.',
  '1) remove and bag\n2) dry for 72 hours\n3) treat with plant-based biocide, 1 application',
  "Quantity = 12' 6\" x 8' = 100 SF, rounded up.",
  'Color match not possible; see page 9.',
] as const;

/** Remarks above a room's table: nobody's note. */
export const roomRemarks = [
  'The following line items are to replace the roof on this structure.',
  'Measurements are from the aerial report of 4/27/2026; 2 facets were not reachable.',
  'No interior damage was reported for this area.',
] as const;

/** Lines in an estimator's own words: long, with figures, or in capitals. */
export const ownWords = [
  'Engineering fee - site visit, report with stamped drawings and one revision after review by the building department, as quoted on 4/27/2026 at $1,850.00',
  'PROVIDE AND INSTALL CUSTOM COPPER BAY WINDOW ROOF',
  'Furnish labor, equipment and material to remove 3 layers of floor covering down to the slab, grind 220 SF of adhesive, and leave the room broom clean',
  'TARP - 2 story, steep - per invoice 20418',
  'Permit - city of Fairhollow (1.5% of contract, $75.00 minimum)',
  'Crane - 1 day w/operator; street closure, 2 flaggers @ $48.00/HR incl.',
] as const;

/** Units beside the common ones, as the platform abbreviates them. */
export const rareUnits = ['RL', 'GL', 'LB', 'CF', 'SH', 'PR', 'TN'] as const;

/** What contractors write below the lines of a supplement. */
export const supplementNotes = [
  "Supplement 1: the carrier's estimate leaves out the starter course.\n• manufacturer's instructions, page 3, step 2\n• 212 LF eaves + 96 LF rakes = 308 LF\nOur price: $1.96/LF x 308 LF = $603.68. Carrier: $0.00. Difference: $603.68.\nhttps://www.example.com/install-guide.pdf",
  'Carrier allowed 18.67 SQ; the aerial report (page 2 of 7) shows 21.33 SQ with 14% waste.\n1. Measured area: 18.71 SQ\n2. Waste: 2.62 SQ\n3. Total: 21.33 SQ',
  '"The existing shingle is discontinued" - letter of the maker, 3/14/2026. A repair cannot be made with a shingle that is 1" longer.\nPlease see photos 22-27.',
  'Labor is $68.50/HR x 6.00 HR = $411.00; the bid of the electrician (attached, $1,245.00) is for the panel only.\nQuestions: supplements@example.com or (555) 555-0188.',
  'NOT AGREED. Item remains open with the desk adjuster as of 5/19/2026.',
  'IRC R903.2.2 Crickets and saddles: a cricket is needed where the chimney is more than 30" wide. This one measures 34".',
  'a) tear off 2 layers - b) haul 3 loads - c) dump fee $62.00/ton, 4.1 tons = $254.20',
] as const;

export const incurredNote = (
  quantity: string,
  unit: string,
  price: string,
  total: string,
): string =>
  `This item is required by current building codes. It is payable when incurred, subject to limits. ${quantity} ${unit} @ $${price} per ${unit} = $${total}`;
