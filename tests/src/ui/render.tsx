import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UiTextsProvider } from '#src/ui/texts.tsx';
import { galleryTexts } from './gallery/texts.ts';

export const renderUi = (content: ReactNode) =>
  render(content, {
    wrapper: ({ children }: { children: ReactNode }) => <UiTextsProvider texts={galleryTexts}>{children}</UiTextsProvider>,
  });
