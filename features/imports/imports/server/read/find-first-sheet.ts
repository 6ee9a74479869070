const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`[\\s:]${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];

const tagsOf = (content: Buffer | undefined, name: string): string[] =>
  [...(content?.toString('utf8') ?? '').matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}\\s[^<>]*>`, 'g'))].map(
    ([tag]) => tag,
  );

/** Whether the workbook counts days from 1904, as those of the Macintosh once did. */
export const countsFrom1904 = (entries: ReadonlyMap<string, Buffer>): boolean => {
  const [properties = ''] = tagsOf(entries.get('xl/workbook.xml'), 'workbookPr');
  return /^(1|true|on)$/i.test(attributeOf(properties, 'date1904') ?? '');
};

/** The first sheet, which is the only one that is read. */
export const findFirstSheet = (entries: ReadonlyMap<string, Buffer>): Buffer | undefined => {
  const [sheet = ''] = tagsOf(entries.get('xl/workbook.xml'), 'sheet');
  const id = attributeOf(sheet.replace(/\ssheetId/i, ' '), 'id');
  const relation = tagsOf(entries.get('xl/_rels/workbook.xml.rels'), 'Relationship').find(
    (tag) => attributeOf(tag, 'Id') === id,
  );
  const target = relation && attributeOf(relation, 'Target');
  return target === undefined
    ? undefined
    : entries.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
};
