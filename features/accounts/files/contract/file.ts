import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { markup } from './markup.ts';

/** Where and when a picture was taken. Read from the camera's data, or sent by the device that shrank the picture. */
export const exif = z.object({
  /** The camera's local time, with an offset if the camera recorded one: `2026-03-04T10:11:12-05:00`. */
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
  /** Null for people who may not edit files. */
  exif: exif.nullable(),
  /** Marks that are drawn over the picture. */
  markup: markup.nullable(),
  can_mark: z.boolean(),
  visibility,
  purpose: z.string(),
  uploaded_by: field.named.nullable(),
  created_at: field.timestamp,
  updated_at: field.timestamp,
});

export type FileRecord = z.infer<typeof fileRecord>;

export const fileSizes = ['thumb', 'display', 'original'] as const;

export type FileSize = (typeof fileSizes)[number];

/** The address names the organization, because images and downloads cannot send the tenant header. */
export const fileUrl = (organizationId: number, id: number, size: FileSize = 'display'): string =>
  `/file/get/${id}?organization_id=${organizationId}${size === 'display' ? '' : `&size=${size}`}`;
