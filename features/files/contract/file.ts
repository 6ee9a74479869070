import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { markup } from './markup.ts';

/** Where and when a picture was taken, by the camera or by the device that shrank it before sending. */
export const exif = z.object({
  /** The camera's wall clock, with an offset when the camera told it: `2026-03-04T10:11:12-05:00`. */
  taken_at: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z)?$/)
    .nullable(),
  gps: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).nullable(),
  device: z.string().max(200).nullable(),
});

export type Exif = z.infer<typeof exif>;

export const visibility = z.enum(['public', 'internal']);

export const fileRecord = z.object({
  id: field.id,
  name: z.string(),
  comment: z.string(),
  mime: z.string(),
  size: z.int(),
  md5: z.string(),
  url: z.string(),
  /** Pictures only. */
  thumb_url: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  taken_at: z.string().nullable(),
  has_location: z.boolean(),
  /** For people who may edit files; null for everybody else. */
  exif: exif.nullable(),
  /** Drawn over the picture. */
  markup: markup.nullable(),
  can_mark: z.boolean(),
  visibility,
  purpose: z.string(),
  uploaded_by: z.object({ id: field.id, name: z.string() }).nullable(),
  created_at: field.timestamp,
  updated_at: field.timestamp,
});

export type FileRecord = z.infer<typeof fileRecord>;

export const fileSizes = ['thumb', 'display', 'original'] as const;

export type FileSize = (typeof fileSizes)[number];

/** Images and downloads cannot send the tenant header, so the address names the organization. */
export const fileUrl = (organizationId: number, id: number, size: FileSize = 'display'): string =>
  `/file/get/${id}?organization_id=${organizationId}${size === 'display' ? '' : `&size=${size}`}`;
