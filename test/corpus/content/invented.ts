/** Invented people, places, companies and sentences. None of them is real. */
export const firstNames = [
  'Orla',
  'Teodor',
  'Mirabel',
  'Quentin',
  'Saffron',
  'Ambrose',
  'Linnea',
  'Caspian',
  'Delphine',
  'Ignatius',
  'Winona',
  'Leopold',
  'Marisol',
  'Barnaby',
  'Isolde',
  'Rufus',
] as const;

export const lastNames = [
  'Thornquist',
  'Bellweather',
  'Okonjima',
  'Varnadoe',
  'Pellegrew',
  'Hathersage',
  'Lindqvarn',
  'Marchbanks',
  'Quillfeather',
  'Dunmarrow',
  'Ashgrove',
  'Castellbrook',
  'Fenwright',
  'Ruskholm',
] as const;

export const streets = [
  'Larkmoor Lane',
  'Copperfield Way',
  'Old Mill Bend',
  'Juniper Hollow Rd',
  'Quarry Ridge Dr',
  'Saltmarsh Ave',
  'Windlass Ct',
  'N Harrowgate St',
  'Fiddlehead Loop',
  'County Road 9917',
] as const;

export const towns = [
  'Fairhollow, TX 79999',
  'East Brambleton, CO 80999',
  'Marlow Heights, OK 73999',
  'Pinecrest Falls, GA 39999',
  'Lower Tamsworth, OH 44999',
  'Gullport, FL 34999',
  'Dry Fork, KS 67999',
  'Harbor Point, NC 28999',
] as const;

export const carriers = [
  'Meridian Harbor Mutual',
  'Northgate Casualty Company',
  'Bluestem Farm & Home Insurance',
  'Tidewater Property Assurance',
  'Old Lantern Insurance Exchange',
  'Summit Oak Indemnity',
] as const;

export const contractors = [
  'Ironbark Restoration LLC',
  'Cedar & Slate Roofing',
  'Harbor Light Builders, Inc.',
  'Tallgrass Construction Group',
  'Blue Heron Restoration',
  'Granite Peak Exteriors',
] as const;

export const lossTypes = [
  'Hail',
  'Wind',
  'Water Damage',
  'Fire',
  'Wind/Hail',
  'Smoke',
  'Freeze',
] as const;

export const roomNames = [
  'Kitchen',
  'Living Room',
  'Master Bedroom',
  'Bedroom 2',
  'Hall Bath',
  'Dining Room',
  'Laundry',
  'Entry/Foyer',
  'Family Room',
  'Garage',
  'Basement',
  'Office/Study',
  'Hallway',
  'Attic',
  'Den',
  'Pantry',
  'Stairs',
  'Sunroom',
  'Mud Room',
  'Bathroom 1',
  'Guest Room',
  'Utility Room',
] as const;

export const roofNames = [
  'Dwelling Roof',
  'Roof',
  'Roof1',
  'Garage Roof',
  'Shed Roof',
  'Porch Roof',
] as const;

export const exteriorNames = [
  'Front Elevation',
  'Rear Elevation',
  'Left Elevation',
  'Right Elevation',
  'Fence',
  'Deck',
  'Detached Garage',
  'Debris Removal',
  'General Conditions',
] as const;

export const levelNames = [
  'Main Level',
  'Level 2',
  'Basement Level',
  'Exterior',
  'Interior',
  'SKETCH1',
] as const;

export const sectionNames = [
  'Gutters',
  'Roof Surface',
  'Walls',
  'Ceiling',
  'Floor',
  'Cabinets',
  'Soft Metals',
  'Demolition',
  'Trim',
  'Electrical',
  'Vents and Flashings',
  'Front slope',
  'Doors & Windows',
  'Paint',
] as const;

/** Notes a person typed under an item: some short, some long, some full of figures. */
export const notes = [
  'Damage noted at north slope.',
  'Homeowner to select color.',
  'Matched to existing finish in adjoining room.',
  'Includes masking and protection of the countertops.',
  'Per invoice 20418 dated 5/12/2026: 3 rooms at $125.00 each = $375.00 plus $30.94 tax, total $405.94.',
  'Measured 12 LF x 8 LF = 96.00 SF, less one opening of 21 SF; 75.00 SF used.',
  'Test square: 8 hits front, 11 hits rear, 2 hits left, 0 hits right.',
  'Allowance of $1,250.00 agreed by phone on 6/02/2026 with the contractor; invoice 7731 to follow.',
  'The existing layer is 14 years old and brittle. A repair was tried on two shingles and failed both times, so that full replacement of this slope is the only workable method.',
  'Added per reinspection.',
  'IRC R905.2.8.5 requires drip edge at eaves and rakes; see page 4 of the code sheet attached, 2 LF minimum lap.',
  'Price is for 2 coats, 350 SF per gallon, 4 gallons at $41.97.',
  'Quantity raised from 18.67 SQ to 21.33 SQ after the aerial report (10% waste, 7/12 pitch).',
  'See photo 17 and 18.',
  'The above line item relates to the dented downspouts of this elevation.',
  'The carrier left out the drip edge.\nWe are requesting 212.00 LF\n1. Our cost for this line is $737.94.\na. Please see the attached aerial report, page 3.\nb. The code in force asks for it at eaves and rakes.',
  'Our line item 14 covers line item 9 of the carrier.\n1. The difference is $214.50. Our cost is $978.20, while the other report has $763.70.\n2. Please see the sub bid attached, 1.00 EA at $978.20.',
  'https://www.example.com/shingles/spec?id=4410&rev=2',
  'NOTE: line 14 of the first estimate is withdrawn; its 3.00 EA are part of this line.',
  'Measured with the owner present.\nSecond coat is needed over the repair; 2 coats in all.',
  'Agreed scope:\n- take down and keep the shelves\n- patch 4 holes of up to 2"\n- paint corner to corner',
  'This line replaces the lump sum of $4,800.00 in the first estimate.',
] as const;

export const machineNotes = [
  'Auto Calculated Waste: 11.4%, 1.43SQ',
  'Auto Calculated Waste: 9.8%, 2.07SQ',
  'Options: Valleys: Closed-cut (half laced), Include eave starter course: Yes, Include rake starter course: No',
  'Options: Valleys: Open, Include eave starter course: No',
  'Bundle Rounding: 0.23SQ',
  'Component LAB001 was priced by the regional list.',
] as const;

export const priceWords = [
  'REVISED',
  'SEE BID',
  'SEE LINE 7',
  'NO CHARGE',
  'OPEN ITEM',
  'PENDING',
  'AS INCURRED',
  'PER ESTIMATE',
  'CODE UPGRADE',
] as const;

export const letterParagraphs = [
  'Thank you for your patience while we completed our review of the loss reported at the address above. Enclosed you will find the estimate that we prepared from our inspection.',
  'Payment in the amount of $4,212.67 was issued on 5/14/2026. It is the replacement cost of $6,930.20 less depreciation of $1,717.53 and your deductible of $1,000.00.',
  'If your contractor finds further damage, please contact us before the work starts. We need to see the damage again before any additional amount of $500.00 or more is agreed.',
  'Your policy requires that repairs be finished within 365 days of the date of loss in order to recover the depreciation. Keep all invoices and send copies of them to us.',
  'Please have the following ready when you call: 1. your claim number, 2. the name of your contractor, 3. the date on which the work starts.',
  'Should you have a mortgage, the name of the lender may appear on the payment. We regret any inconvenience that this causes you.',
] as const;

export const codeParagraphs = [
  'R905.2.7 Ice barrier. In areas where there has been a history of ice forming along the eaves causing a backup of water, an ice barrier shall be installed for asphalt shingles.',
  'R905.2.8.5 Drip edge. A drip edge shall be provided at eaves and rake edges of shingle roofs. Adjacent segments shall be overlapped not less than 2 inches (51 mm).',
  'R903.2 Flashing. Flashings shall be installed in a manner that prevents moisture from entering the wall and roof through joints in copings.',
  'Section 1511.3 Roof replacement. Roof replacement shall include the removal of all existing layers of roof coverings down to the roof deck.',
  'E3902.1 Bathroom receptacles. 125-volt, single-phase, 15- and 20-ampere receptacles that are located in bathrooms shall have ground-fault protection.',
] as const;

/** Remarks above the first item: of the whole estimate, of one room. Nobody's F9 note. */
export const openingNotes = [
  'This estimate follows the local building codes as far as the data at hand allows, given the location of the property.',
  'All quantities were taken from the aerial report and checked on site on 4/27/2026. Quantities of less than 1.00 SQ are rounded.',
  'Supplement 2: lines that differ from the estimate of 3/12/2026 are marked with a star.',
] as const;

export const roomNotes = [
  'Room was occupied during the inspection; contents are to be moved by the owner.',
  'No damage was found on the rear slope of this roof.',
  'Moisture readings: 18% at the north wall, 11% at the south wall.',
] as const;

/** Paragraphs that carriers let the program print; whose note they are is open. */
export const definitions = [
  'Includes: Water heater, supply and return lines, and labor to install. Quality: single panel, mounting brackets and 50 feet of 3/4" tubing. Average life expectancy 30 years Average depreciation 3.33% per year Maximum depreciation 100%',
  'This line item includes an allowance of $132.28 per unit, which reflects current market values.',
] as const;
