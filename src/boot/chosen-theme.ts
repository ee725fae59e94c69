import { showChosenTheme } from './show-theme.ts';

// Inline in the head of every page, ahead of its style: no browser paints the other theme's background first.
showChosenTheme();
