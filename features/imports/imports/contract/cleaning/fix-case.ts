/** Words that stay in capitals although they have vowels: trades and companies that are known by their letters, agencies,
 * numerals, routes, and state codes that are not also ordinary words. */
const capitals: ReadonlySet<string> = new Set(
  (
    'NE SE US USA FBI USPS USPO USCH LPOE USDA USGS USCIS UPS IRS DEA FAA EPA NASA NOAA NIH CIA ATF DOE DOT DOD DOJ SSA GAO GSA TSA VA BIA ' +
    'HVAC AIG ABM USAA AAA AARP ABB ADP ADT AICPA AMC AMD ANZ APG ASPCA ASU AWS BAE BASF BBVA BMO BOA CBRE CEO CEVA CFO ' +
    'CIBC CIO COO CPA EDF EMS ESPN EY GE GEICO GMAC HEB HOA HR HUD IBEW IGA IHOP IKEA ING ISS ITT ' +
    'JCPMC JLL KFC KPMG LAX LEED LLP LSU MGM MIT MRI NAACP NAI NATO NBA NCAA NCR NFL NHL NYU OSU PLLC PNC RE/MAX REI ' +
    'ROTC RV SAP SEIU SUNY SUV TIAA TJ UAE UAW UBS UC UCF UCI UCLA UCSD UCSF UHS UIC UK UMC UNC UNICEF UNLV UPMC USBC USC USF ' +
    'UTEP UTSA UW VCU VFW VP ' +
    'OSHA FEMA YMCA YWCA ATM UN AT&T IT PO APO FPO IBM UPN USO USAF USMC EEOC FDIC ' +
    'II III IV VI VII VIII IX XI XII XIII XIV LLC ' +
    'NY NJ NC SC ND SD WV NM NH TN DC'
  ).split(' '),
);

/** Words without a vowel that are written like ordinary words. All other words without a vowel count as
 * abbreviations. */
const ordinary: ReadonlySet<string> = new Set(
  (
    'ST RD DR LN CT PL BLVD HWY PKWY PKY FWY BLDG FT MT MTN STN CTR CNTR SQ RM TWP JCT TRL TPK TPKE RT RTE CNTY NTL FL FLR ' +
    'WY PT JR SR MR MRS MS HTS CRK VLY SVC SVCS MGT MGMT PKG TR GR WHSE DPT DEPT GRN XING HBR LK LNDG MNR PLZ PR CRT ' +
    'CV GLN GRV HL HLS HVN KNL LDG MDW ML MLS PRK PRT RDG SHR SPG SPGS STR TER VW BRG BYP CTY FRST INTL LTD CORP INC PHD ' +
    'BLD BLDGS BR CK CR STS VLG SPC PK JCTN BLK BND BRK CL CLB CLF CP CPE CSWY DV FLD FLDS FLS FLT FRD FRG FRK FRY GTWY WK NORTH PVT RGNL SGT CPT CPL LT GEN'
  ).split(' '),
);

/** Small words inside a name, in English and Spanish. */
const small: ReadonlySet<string> = new Set('OF AND THE AT FOR BY TO DE DEL'.split(' '));

/** Makes all but the first letter small. The word is in capitals, so the first letter needs no change. */
const capitalized = (word: string): string => {
  const [first = '', ...rest] = word;
  return first + rest.join('').toLowerCase();
};

const isAbbreviation = (word: string): boolean =>
  capitals.has(word) || (/^[B-DF-HJ-NP-TV-XZ]{2,5}$/.test(word) && !ordinary.has(word));

/** 2d, 3d and 22d are ordinals too, but only of a street: SUITE 22D is a letter. */
const isOrdinal = (word: string, next: string): boolean =>
  /^\d+(ST|ND|RD|TH)$/.test(word) ||
  (/^\d*(?<!1)[23]D$/.test(word) && /^ +(&|(ST|STREET|AVE|AVENUE|PL|PLACE|RD|ROAD|DR|DRIVE)\b)/.test(next));

const fixWord = (word: string, isFirst: boolean, next: string): string => {
  if (isOrdinal(word, next)) return word.toLowerCase();
  if (/\p{N}/u.test(word) || word.length === 1 || isAbbreviation(word)) return word;
  if (small.has(word)) return isFirst ? capitalized(word) : word.toLowerCase();
  const [, mac, name] = /^(MC|[DLO]['’])(\p{L}{3,})$/u.exec(word) ?? [];
  return mac && name ? capitalized(mac) + capitalized(name) : capitalized(word);
};

/** Whether words between slashes are all abbreviations, such as FB/USPO/USCH: all are short and one surely is one. */
const isCode = (words: string): boolean => {
  const parts = words.split('/');
  const short = parts.every((word) => /^\p{L}{2,4}$/u.test(word) && !ordinary.has(word) && !small.has(word));
  return parts.length > 1 && short && parts.some(isAbbreviation);
};

/** Turns a name or address in capitals into ordinary spelling. Text that already has a small letter stays unchanged. */
export const fixCase = (text: string): string => {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}/u.test(text)) return text;
  return text.replace(/[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}/]|['’&](?=\p{L}))*/gu, (words, at: number) => {
    if (capitals.has(words) || isCode(words)) return words;
    return words.replace(/[^/&]+/gu, (word, inside: number) =>
      fixWord(word, at + inside === 0, text.slice(at + inside + word.length)),
    );
  });
};
