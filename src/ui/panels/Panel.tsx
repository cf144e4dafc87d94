import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Panel.module.css';

interface Props extends ComponentProps<'section'> {
  width?: 'full' | 'narrow' | 'reading';
}

/** A sheet of paper with a thick outline: the background of most content. */
export function Panel({ width = 'full', className, ...rest }: Props) {
  return <section {...rest} className={clsx(styles.panel, width !== 'full' && styles[width], className)} />;
}
