export { default } from '@/components/site/page-turn';
