import {
  ActionIcon,
  type ActionIconProps,
  Anchor,
  type AnchorProps,
  Button,
  type ButtonProps,
} from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { awayLink, useIsAway } from './offline-ready.ts';

type Native = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style' | 'color' | 'className'>;

type To = {
  /** A path of this application, with its query. */
  to: string;
  replace?: boolean;
};

type PlainProps = To & Native & { className?: string; ref?: Ref<HTMLAnchorElement> };

/** A real link that the router handles. Ctrl-click opens a new tab. Without a network it is grey and says so, if the page
 * is not at hand. */
export const PlainLink = ({ to, ...rest }: PlainProps) => {
  const away = useIsAway()(to);
  const [path = '/', words = ''] = to.split('?');
  return (
    <Link
      to={path as never}
      search={Object.fromEntries(new URLSearchParams(words)) as never}
      activeOptions={{ exact: true }}
      activeProps={{}}
      {...(rest as object)}
      {...(away && awayLink())}
    />
  );
};

export type Linked<P> = P & To & Omit<Native, keyof P>;

export const AnchorLink = (props: Linked<AnchorProps>) => <Anchor component={PlainLink} {...props} />;

export const ButtonLink = (props: Linked<ButtonProps>) => <Button component={PlainLink} {...props} />;

export const ActionIconLink = (props: Linked<ActionIconProps>) => (
  <ActionIcon component={PlainLink} {...props} />
);
