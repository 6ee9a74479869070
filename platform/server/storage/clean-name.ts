import { basename, extname } from 'node:path/posix';

const longest = 255;

/** A safe form of a sender's file name: no path, no control or direction characters, at most 255 characters. */
export const cleanName = (given: string): string => {
  const name = basename(given.toWellFormed().replaceAll('\\', '/'))
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (name === '') return 'file';
  const characters = [...name];
  if (characters.length <= longest) return name;
  const extension = [...extname(name)].slice(0, 20);
  return [...characters.slice(0, longest - extension.length), ...extension].join('');
};

/** The extension in lower case: `.pdf` for `Plan.PDF`. */
export const extensionOf = (name: string): string => extname(name).toLowerCase();
