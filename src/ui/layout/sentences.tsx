import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** After a full stop and a space, or after one that needs none; a small letter goes on after “Inc.”. */
const BETWEEN_SENTENCES = /(?<=[.!?])(?=\s+\P{Ll})|(?<=[。！？])(?=.)/u;

export interface SentencesProps {
  children: ReactNode;
  /** How a sentence is drawn, where it is more than its letters. */
  draw?: (sentence: string) => ReactNode;
}

/** A line breaks between two sentences before it breaks within one: no line ends with the first word of the next. Others than texts stay. */
export function Sentences({ children, draw = (sentence) => sentence }: SentencesProps) {
  if (typeof children !== 'string') return children;
  const sentences = children.split(BETWEEN_SENTENCES);
  if (sentences.length === 1) return draw(children);
  return sentences.map((sentence, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a text never change places.
    <span key={index}>
      {sentence.startsWith(' ') && ' '}
      <span className={styles.sentence}>{draw(sentence.trimStart())}</span>
    </span>
  ));
}
