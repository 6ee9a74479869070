import { Card, type CardProps } from '@mantine/core';
import { type Linked, PlainLink } from './links.tsx';

/** In a file of its own, because every page loads the other links. */
export const CardLink = (props: Linked<CardProps>) => <Card component={PlainLink} {...props} />;
