import { textPage } from '@/components/content/text-page';

const { generateMetadata, TextPage } = textPage('privacy');

export { generateMetadata };
export default TextPage;
