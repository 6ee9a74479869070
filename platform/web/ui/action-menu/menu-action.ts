import type { ComponentType } from 'react';

export type MenuAction = {
  label: string;
  icon?: ComponentType<{ size?: number; stroke?: number }>;
  /** What it does; a link has `to` instead. */
  onClick?: () => void;
  to?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Makes it a switch that is on or off. */
  checked?: boolean;
  /** One of several choices, of which exactly one is on. */
  radio?: boolean;
  /** Starts a group with this heading; an empty heading only draws a line. */
  section?: string;
  /** The menu stays open after the action. */
  keepOpen?: boolean;
  lang?: string;
};
