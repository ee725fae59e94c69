import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** After a full stop and a space, or after one that needs none. */
const BETWEEN_SENTENCES = /(?<=[.!?])(?=\s)|(?<=[。！？])(?=.)/;

const asItIs = (sentence: string): ReactNode => sentence;

/** A line breaks between two sentences before it breaks within one: no line ends with the first word of the next. Others than texts stay. */
export function Sentences({ children, show = asItIs }: { children: ReactNode; show?: (sentence: string) => ReactNode }) {
  if (typeof children !== 'string') return children;
  const sentences = children.split(BETWEEN_SENTENCES);
  if (sentences.length === 1) return show(children);
  return sentences.map((sentence, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a text never change places.
    <span key={index}>
      {sentence.startsWith(' ') && ' '}
      <span className={styles.sentence}>{show(sentence.trimStart())}</span>
    </span>
  ));
}
