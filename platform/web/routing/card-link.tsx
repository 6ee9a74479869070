import { Card, type CardProps } from '@mantine/core';
import { type Linked, PlainLink } from './links.tsx';

/** Apart from the other links, which every page has. */
export const CardLink = (props: Linked<CardProps>) => <Card component={PlainLink} {...props} />;
