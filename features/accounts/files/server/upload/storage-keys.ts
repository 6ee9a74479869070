import { randomUUID } from 'node:crypto';
import type { FileSize } from '../../contract/index.ts';

/** Suffixes of storage keys: the re-encoded sizes of a picture are stored beside its original. */
const suffixes: Record<FileSize, string> = { original: '', display: '.display.webp', thumb: '.thumb.webp' };

export const makeKey = (organizationId: number, now: Date): string => {
  const [year, month] = now.toISOString().split('-');
  return `${organizationId}/${year}/${month}/${randomUUID()}`;
};

export const keyOfSize = (key: string, size: FileSize): string => `${key}${suffixes[size]}`;

export const keysOf = (key: string, isPicture: boolean): string[] =>
  isPicture ? Object.values(suffixes).map((suffix) => `${key}${suffix}`) : [key];

const ours = /^((\d+)\/\d{4}\/\d{2}\/[0-9a-f-]{36})(\.(display|thumb)\.webp)?$/;

/** The organization of a stored key, and the key in its row; undefined for keys of other features. */
export const readKey = (key: string): { organizationId: number; rowKey: string } | undefined => {
  const [, rowKey, organizationId] = key.match(ours) ?? [];
  return rowKey ? { organizationId: Number(organizationId), rowKey } : undefined;
};
