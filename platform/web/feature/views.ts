/** Apart from the index, which every page loads at its start. */
export { useShownView, ViewSwitch } from './view-switch.tsx';
