import { z } from 'zod';
import { fileRecord } from '#features/accounts/files/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

export const sitePhoto = z.object({
  file: fileRecord,
  /** When the photo was taken; when it was uploaded, if the camera did not say. */
  at: field.timestamp,
  /** The date of that moment at the site. */
  day: field.date,
  /** The record that it belongs to. */
  source: z.object({ kind: z.string(), name: z.string(), path: z.string() }),
});

export type SitePhoto = z.infer<typeof sitePhoto>;

const photoSource = z.object({ kind: z.string(), label: z.string(), count: z.int() });

export type PhotoSourceCount = z.infer<typeof photoSource>;

export const photoEndpoints = {
  listJobPhotos: endpoint({
    method: 'GET',
    path: '/job/{id}/photos',
    summary:
      'Everything photographed at one job site, the latest first; `after` is the `next` of the page before',
    access: { all: ['hasAccessWorld'] },
    params: field.idParams,
    query: z.strictObject({
      source: z
        .array(z.string().regex(/^[a-z][a-z-]{1,30}$/, 'not_allowed'))
        .max(20)
        .optional(),
      /** Days in the time zone of the site. */
      taken_from: field.date.optional(),
      taken_to: field.date.optional(),
      after: z
        .string()
        .regex(/^\d{1,17}-\d{1,10}$/, 'not_allowed')
        .optional(),
      limit: z.int().min(1).max(200).default(100),
    }),
    answer: z.object({
      photos: z.array(sitePhoto),
      /** Null on the last page. */
      next: z.string().nullable(),
      /** The number of photos of the period for each kind of record, whatever sources are chosen. Only in the answer for the
       * first page. */
      sources: z.array(photoSource),
      time_zone: z.string(),
    }),
  }),
};
