import type { ComponentType } from 'react';

export type MenuAction = {
  label: string;
  icon?: ComponentType<{ size?: number; stroke?: number }>;
  /** What it does, or where it leads. */
  onClick?: () => void;
  to?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Makes it a choice that is on or off. */
  checked?: boolean;
  /** One of several, of which exactly one is on. */
  radio?: boolean;
  /** Starts a group with this heading; an empty one is only a line. */
  section?: string;
  /** The menu stays open afterwards. */
  keepOpen?: boolean;
  lang?: string;
};
