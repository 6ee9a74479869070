/** Only a path of this site: one leading slash, no scheme, no other host. */
export const safeRedirect = (target: string | null | undefined): string | undefined => {
  if (!target || !/^\/(?![/\\])/.test(target)) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these, which could join two slashes.
  if (/[\u0000-\u001f]/.test(target)) return undefined;
  return target;
};
