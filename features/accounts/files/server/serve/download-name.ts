import { fileTypes } from '#platform/server/storage/file-types';

const extension = /\.[^.]{1,20}$/;

/** The name with an extension that fits the bytes: a renamed file must not become a program on somebody's disk. */
export const downloadName = (name: string, mime: string): string => {
  const fitting = fileTypes[mime]?.extensions ?? [];
  const [first] = fitting;
  if (!first || fitting.includes(name.match(extension)?.[0].toLowerCase() ?? '')) return name;
  return `${name.replace(extension, '')}${first}`;
};
