import type { Challenge } from './second-step/challenge.ts';

export type LoginAnswer = {
  redirect?: string;
  user?: { must_change_password: boolean };
  two_factor?: Challenge;
};
