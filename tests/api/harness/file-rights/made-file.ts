import sharp from 'sharp';
import type { Answer, Client } from '../client.ts';
import type { Company, Who } from '../seed-company.ts';
import type { TestApp } from '../start-app.ts';

/** What the makers of files work with. */
export type Bed = { app: TestApp; acme: Company; clients: Record<Who, Client> };

export type MadeFile = {
  file: number;
  /** What a page reads that shows the file. */
  see?: (client: Client) => Promise<Answer<unknown>>;
  /** Answers, approves, closes or makes final the record of the file. */
  close?: () => Promise<void>;
};

export type MakeFile = (bed: Bed) => Promise<MadeFile>;

const png = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

export const picture = async (field = 'files', name = 'lobby.png') => ({
  field,
  file: new Blob([new Uint8Array(await png)], { type: 'image/png' }),
  name,
});

/** The payload of an answer that has to be 200. */
export const done = <T>({ status, payload, text }: Answer<T>): T => {
  if (status !== 200) throw new Error(text);
  return payload;
};

export const idOf = (file: { id: number } | null | undefined): number => {
  if (!file) throw new Error('no file was made');
  return file.id;
};
