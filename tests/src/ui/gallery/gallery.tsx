import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/ui/styles/index.css';
import { StatusSlot } from '#src/ui/status/status-slot.tsx';
import { UiTextsProvider } from '#src/ui/texts.tsx';
import { Page } from './page.tsx';
import { SHEETS, type SheetName } from './sheets.tsx';
import { galleryTexts } from './texts.ts';

/* `?open=login` shows one sheet, `?theme=dark` the dark theme; without `open`, the page from which the sheets are opened. */
const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme !== null) document.documentElement.dataset.theme = theme;
const wanted = query.get('open');
const Sheet = wanted !== null && wanted in SHEETS ? SHEETS[wanted as SheetName] : undefined;

const root = document.getElementById('root');
if (root === null) throw new Error('the gallery has no root');
createRoot(root).render(
  <StrictMode>
    <UiTextsProvider texts={galleryTexts}>
      <Page />
      {Sheet && <Sheet onClose={() => {}} />}
      <StatusSlot />
    </UiTextsProvider>
  </StrictMode>,
);
