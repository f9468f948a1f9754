import { textPage } from '@/components/content/text-page';

const { generateMetadata, TextPage } = textPage('legal');

export { generateMetadata };
export default TextPage;
