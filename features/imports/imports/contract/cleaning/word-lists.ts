/** Words that stay in capitals although they have vowels: trades and companies that are known by their letters, agencies,
 * numerals, routes, and state codes that are not also ordinary words. */
export const capitals: ReadonlySet<string> = new Set(
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
export const ordinary: ReadonlySet<string> = new Set(
  (
    'ST RD DR LN CT PL BLVD HWY PKWY PKY FWY BLDG FT MT MTN STN CTR CNTR SQ RM TWP JCT TRL TPK TPKE RT RTE CNTY NTL FL FLR ' +
    'WY PT JR SR MR MRS MS HTS CRK VLY SVC SVCS MGT MGMT PKG TR GR WHSE DPT DEPT GRN XING HBR LK LNDG MNR PLZ PR CRT ' +
    'CV GLN GRV HL HLS HVN KNL LDG MDW ML MLS PRK PRT RDG SHR SPG SPGS STR TER VW BRG BYP CTY FRST INTL LTD CORP INC PHD ' +
    'BLD BLDGS BR CK CR STS VLG SPC PK JCTN BLK BND BRK CL CLB CLF CP CPE CSWY DV FLD FLDS FLS FLT FRD FRG FRK FRY GTWY WK NORTH PVT RGNL SGT CPT CPL LT GEN'
  ).split(' '),
);

/** Small words inside a name, in English and Spanish. */
export const small: ReadonlySet<string> = new Set('OF AND THE AT FOR BY TO DE DEL'.split(' '));
