import type { ReactNode } from 'react';
import { AnchorLink } from '#platform/web/routing/index';
import { projectHref } from '../addresses.ts';
import classes from './planning-card.module.css';

type Props = {
  /** Of the project. */
  id: number;
  title: string;
  /** What it is called while it is dragged; null where it stays. */
  dragged: string | null;
  before?: ReactNode;
  /** Below the title. */
  children: ReactNode;
  /** What can be done with it, at its end. */
  action: ReactNode;
};

/** A project where work is planned: on the board, in the agenda, or waiting for a day. */
export const PlanningCard = ({ id, title, dragged, before, children, action }: Props) => (
  <li
    className={classes.card}
    draggable={dragged !== null}
    onDragStart={(event) => dragged !== null && event.dataTransfer.setData(dragged, String(id))}
  >
    {before}
    <div className={classes.text}>
      <AnchorLink to={projectHref(id)} className={classes.title}>
        {title}
      </AnchorLink>
      {children}
    </div>
    {action}
  </li>
);

export const PlanningCards = ({ children }: { children: ReactNode }) => (
  <ul className={classes.cards}>{children}</ul>
);
