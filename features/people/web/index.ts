import './texts.ts';

export { PersonFrame } from './person-frame.tsx';
